import { dayMs, type Day } from '../days/days'
import { clockText } from '../days/dayWords'
import type { EventDesk } from '../events/EventDesk'
import type { EventSpan } from '../events/eventSpan'
import { titleOf } from '../events/eventWords'
import type { ShownEvent } from '../events/ShownEvent'
import { pxOfMinute } from './slotSize'
import * as styles from './TimeGrid.css'

export interface DrawnSpanProps {
  desk: EventDesk
  days: readonly Day[]
  gutter: number
  /** What is being drawn: hours. */
  span: EventSpan
  /** The event that is drawn elsewhere; a new one has no title yet. */
  event: ShownEvent | undefined
}

/** Where an event will be that is being drawn. */
export function DrawnSpan({ desk, days, gutter, span, event }: DrawnSpanProps) {
  const width = `(100% - ${gutter}px) / ${days.length}`
  const clock = (at: number) => clockText((((at % dayMs) + dayMs) % dayMs) / 60_000)
  return days.map((day, at) => {
    const from = Math.max(0, (span.starts - day * dayMs) / 60_000)
    const to = Math.min(24 * 60, (span.ends - day * dayMs) / 60_000)
    if (to <= from) return null
    return (
      <div
        key={day}
        aria-hidden
        className={styles.ghost}
        style={{
          insetBlockStart: pxOfMinute(from),
          blockSize: pxOfMinute(to - from),
          insetInlineStart: `calc(${gutter}px + ${width} * ${at} + 1px)`,
          inlineSize: `calc(${width} - 6px)`,
        }}
      >
        {event && <div>{titleOf(desk.t, event.occurrence)}</div>}
        {desk.t('between', { from: clock(span.starts), to: clock(span.ends) })}
      </div>
    )
  })
}
