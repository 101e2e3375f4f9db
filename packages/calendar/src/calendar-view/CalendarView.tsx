import type { CalendarViewKind } from '@mailroom/core'
import { LateArea } from '@mailroom/files'
import { partOf } from '@mailroom/ui'

/** Days, and how they are shown. @public */
export interface CalendarPlace {
  /** @default as its reader likes it */
  readonly view?: CalendarViewKind
  /** A day among those that are shown, `2026-11-27`. @default today */
  readonly day?: string
}

/** Where the reader is in the calendar, and the way to other days. @public */
export interface CalendarViewProps extends CalendarPlace {
  /** Other days, or another view, are wanted: the host keeps them, and gives them back. What is absent stays. */
  onGo: (to: CalendarPlace) => void
  /** The settings of the calendar are wanted. Without it nothing offers them. */
  onSettings?: () => void
  /** A mail to these addresses is wanted. Without it nothing offers to write. */
  onWrite?: (to: readonly string[]) => void
}

const CalendarArea = /* @__PURE__ */ partOf(() => import('./CalendarArea'), 'CalendarArea')

/**
 * One's own calendars and those that others share: a month, a week, a day, or a list of what comes. It fills its element; its code
 * comes when it is first shown.
 *
 * @public
 * @source CA-01, CA-08, CA-09
 */
export function CalendarView(props: CalendarViewProps) {
  return (
    <LateArea>
      <CalendarArea {...props} />
    </LateArea>
  )
}
