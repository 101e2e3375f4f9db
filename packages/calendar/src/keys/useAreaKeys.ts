import { calendarViews, type CalendarViewKind } from '@mailroom/core'
import { isWrittenIn } from '@mailroom/ui'
import type { KeyboardEvent } from 'react'

export interface AreaKeysOptions {
  readonly onView: (view: CalendarViewKind) => void
  readonly onToday: () => void
  readonly onNew: () => void
  readonly onShortcuts: () => void
}

const letters: Partial<Record<string, CalendarViewKind>> = { m: 'month', w: 'week', d: 'day', a: 'agenda' }

/** The letters and digits that work wherever the focus is in the calendar, but in fields and windows. @source CA-08 */
export function useAreaKeys({ onView, onToday, onNew, onShortcuts }: AreaKeysOptions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, ctrlKey, metaKey, target } = event
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || event.nativeEvent.isComposing) return
    // Windows and menus are children for React, and lie elsewhere.
    if (!event.currentTarget.contains(target as Node)) return
    if (isWrittenIn(target) && !isMark(target as HTMLElement)) return
    const view = letters[key.toLowerCase()] ?? calendarViews[Number(key) - 1]
    if (view) onView(view)
    else if (key.toLowerCase() === 't') onToday()
    else if (key.toLowerCase() === 'n') onNew()
    else if (key === '?') onShortcuts()
    else return
    event.preventDefault()
  }
}

/** Nothing is written into what is only ticked. */
const isMark = (element: HTMLElement): boolean =>
  element.matches('input[type="checkbox"], input[type="radio"]')
