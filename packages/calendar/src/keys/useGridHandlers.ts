import { type FocusEvent, type PointerEvent, type RefObject } from 'react'
import type { DaySpan } from '../days/days'
import { useGridDrag } from '../drag/useGridDrag'
import type { EventDesk } from '../events/EventDesk'
import type { DayPoint, EventSpan } from '../events/eventSpan'
import type { ShownEvent } from '../events/ShownEvent'
import { cellOf } from './Cursor'
import type { FocusWish } from './useFocusWish'
import { useGridFocus } from './useGridFocus'
import { useGridKeys } from './useGridKeys'

/** What a grid of days tells. */
export interface GridHandlers {
  /** Keys have led somewhere: once that is drawn it gets the focus. */
  wish: FocusWish
  /** The focus is, or is to be, at another place; with `turns` what is shown changes for it. */
  onCursor: (to: DayPoint, turns: boolean) => void
  /** An event is wanted at a place, or for a time that was drawn. */
  onPress: (point: DayPoint) => void
  onDraw: (span: EventSpan) => void
  /** An event is to have another time. */
  onShift: (event: ShownEvent, span: EventSpan) => void
  onRemove: (event: ShownEvent) => void
}

interface GridHandlersOptions extends GridHandlers {
  readonly desk: EventDesk
  readonly events: readonly ShownEvent[]
  readonly root: RefObject<HTMLElement | null>
  readonly view: 'month' | 'week' | 'day'
  readonly span: DaySpan
  readonly cursor: DayPoint
  readonly pointAt: (x: number, y: number, isHeld: boolean) => DayPoint | undefined
}

/** Pointer, keys and focus of a grid of days. @source CA-08, CA-09 */
export function useGridHandlers(options: GridHandlersOptions) {
  const { desk, events, root, view, span, cursor, pointAt } = options
  const { wish, onCursor, onPress, onDraw, onShift, onRemove } = options
  const eventOf = (key: string) => events.find((each) => each.key === key)
  const { keep } = useGridFocus(root, cursor, wish)
  const { drag, handlers } = useGridDrag({
    ...{ pointAt, eventOf, onDraw, onPress },
    isDismissing: desk.opened !== undefined,
    onDrop: onShift,
  })
  const onKeyDown = useGridKeys({
    ...{ view, span, cursor, eventOf, onPress },
    onMove: (to, turns) => {
      wish.make()
      onCursor(to, turns)
    },
    onShift: (event, to) => {
      keep(event.key)
      onShift(event, to)
    },
    onRemove: (event) => {
      keep(event.key)
      onRemove(event)
    },
  })
  return {
    drag,
    rootProps: {
      ...handlers,
      onKeyDown,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        keep(undefined)
        handlers.onPointerDown(event)
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const { target } = event
        if (!event.currentTarget.contains(target)) return
        const cell = target.closest('[data-cell]')?.getAttribute('data-cell')
        if (cell) onCursor(cellOf(cell), false)
      },
    },
  }
}
