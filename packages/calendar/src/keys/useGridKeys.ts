import type { CalendarViewKind } from '@mailroom/core'
import { isWrittenIn } from '@mailroom/ui'
import type { KeyboardEvent } from 'react'
import type { DaySpan } from '../days/days'
import { movedSpan, resizedSpan, slotStep, spanOf, type DayPoint, type EventSpan } from '../events/eventSpan'
import type { ShownEvent } from '../events/ShownEvent'
import { stepCursor } from './stepCursor'

export interface GridKeysOptions {
  readonly view: Exclude<CalendarViewKind, 'agenda'>
  readonly span: DaySpan
  readonly cursor: DayPoint
  readonly eventOf: (key: string) => ShownEvent | undefined
  /** Focus goes to a place; with `turns` what is shown changes for it. */
  readonly onMove: (to: DayPoint, turns: boolean) => void
  /** An event is wanted there. */
  readonly onPress: (point: DayPoint) => void
  readonly onShift: (event: ShownEvent, span: EventSpan) => void
  readonly onRemove: (event: ShownEvent) => void
}

/**
 * The keys of a grid of days: arrows through its cells and the events of a cell, Enter for a new event, Alt with arrows to move the
 * event that has the focus, with Shift to make it longer or shorter, Delete to remove it.
 *
 * @source CA-08
 */
export function useGridKeys(options: GridKeysOptions) {
  const { view, span, cursor, eventOf, onMove, onPress, onShift, onRemove } = options
  const steps = { day: 1, slot: view === 'month' ? undefined : slotStep }
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    // What stands open over the grid is a child for React, and has keys of its own.
    if (event.defaultPrevented || !event.currentTarget.contains(target) || isWrittenIn(target)) return
    const onEvent = target.closest<HTMLElement>('[data-event]')
    const shown = onEvent ? eventOf(onEvent.getAttribute('data-event') ?? '') : undefined
    const take = (act: () => void) => {
      event.preventDefault()
      act()
    }
    if (event.altKey) {
      const to = shown?.occurrence.canEdit ? shiftedBy(event, shown, steps) : undefined
      if (shown && to) take(() => onShift(shown, to))
      return
    }
    if (shown && onEvent) {
      if (event.key === 'Delete' || event.key === 'Backspace') return take(() => onRemove(shown))
      const neighbour = neighbourOf(event.key, onEvent)
      if (neighbour) return take(() => neighbour.focus())
    } else if (event.key === 'Enter' && target.matches('[data-cell]')) {
      return take(() => onPress(cursor))
    }
    const step = stepCursor(event.key, event.ctrlKey || event.metaKey, cursor, view, span)
    if (step) take(() => onMove(step.to, step.turns))
  }
}

/** The event above or below in the same cell, and from the first one the cell itself. */
function neighbourOf(key: string, event: HTMLElement): HTMLElement | undefined {
  const cell = event.closest<HTMLElement>('[data-cell]')
  if (!cell) return undefined
  const stops = [cell, ...cell.querySelectorAll<HTMLElement>('[data-event], [data-more]')]
  const at = stops.indexOf(event)
  if (key === 'ArrowDown') return stops[at + 1]
  if (key === 'ArrowUp') return stops[at - 1]
  return key === 'Escape' ? cell : undefined
}

const arrows: Partial<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where an event goes by Alt and an arrow, or how long it gets with Shift. */
function shiftedBy(
  { key, shiftKey }: KeyboardEvent,
  event: ShownEvent,
  { slot }: { slot: number | undefined },
): EventSpan | undefined {
  const arrow = arrows[key]
  if (!arrow) return undefined
  const [across, down] = arrow
  const span = spanOf(event)
  const isByDays = span.isAllDay || slot === undefined
  if (!shiftKey) return isByDays ? movedSpan(span, across + down * 7) : movedSpan(span, across, down * slot)
  // In a month the hours of an event are not in sight.
  if (isByDays) return span.isAllDay ? resizedSpan(span, across + down) : undefined
  return down === 0 ? undefined : resizedSpan(span, down * slot)
}
