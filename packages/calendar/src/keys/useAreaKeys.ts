import { calendarViews, type CalendarViewKind } from '@mailroom/core'
import { isWrittenIn } from '@mailroom/ui'
import { useEffect, type KeyboardEvent, type RefObject } from 'react'

export interface AreaKeysOptions {
  /** A window is wanted, and may still be on its way: what is typed is meant for it. */
  readonly isAsking: boolean
  readonly onView: (view: CalendarViewKind) => void
  readonly onToday: () => void
  readonly onNew: () => void
  readonly onShortcuts: () => void
}

const letters: Partial<Record<string, CalendarViewKind>> = { m: 'month', w: 'week', d: 'day', a: 'agenda' }

/**
 * The letters and digits that work wherever the focus is in the calendar, but in fields and windows; and where it is in nothing, as
 * after the calendar was opened from elsewhere.
 *
 * @source CA-08
 */
export function useAreaKeys(area: RefObject<HTMLElement | null>, options: AreaKeysOptions) {
  useEffect(() => {
    const page = area.current?.ownerDocument
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const [target] = event.composedPath()
      // What is around the calendar, and not beside it.
      if (target instanceof Node && target.contains(area.current) && target !== area.current)
        takeKey(event, target, options)
    }
    page?.addEventListener('keydown', onKeyDown)
    return () => page?.removeEventListener('keydown', onKeyDown)
  })
  return ({ nativeEvent, currentTarget, target }: KeyboardEvent<HTMLElement>) => {
    // Windows and menus are children for React, and lie elsewhere.
    if (currentTarget.contains(target as Node)) takeKey(nativeEvent, target, options)
  }
}

function takeKey(
  event: globalThis.KeyboardEvent,
  target: EventTarget,
  { isAsking, onView, onToday, onNew, onShortcuts }: AreaKeysOptions,
): void {
  const { key, altKey, ctrlKey, metaKey, isComposing } = event
  if (isAsking || event.defaultPrevented || altKey || ctrlKey || metaKey || isComposing) return
  if (isWrittenIn(target) && !isMark(target as HTMLElement)) return
  const view = letters[key.toLowerCase()] ?? calendarViews[Number(key) - 1]
  if (view) onView(view)
  else if (key.toLowerCase() === 't') onToday()
  else if (key.toLowerCase() === 'n') onNew()
  else if (key === '?') onShortcuts()
  else return
  event.preventDefault()
}

/** Nothing is written into what is only ticked. */
const isMark = (element: HTMLElement): boolean =>
  element.matches('input[type="checkbox"], input[type="radio"]')
