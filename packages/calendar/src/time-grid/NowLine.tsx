import { dayMs, type Day } from '../days/days'
import { pxOfMinute } from './slotSize'
import * as styles from './TimeGrid.css'

export interface NowLineProps {
  days: readonly Day[]
  /** The clock on the wall as if it were UTC, in ms since 1970. */
  now: number
  /** Width of what stands before the days, in pixels. */
  gutter: number
}

/** A line across today, at this minute. @source CA-01 */
export function NowLine({ days, now, gutter }: NowLineProps) {
  const at = days.indexOf(Math.floor(now / dayMs))
  if (at < 0) return null
  const minute = (((now % dayMs) + dayMs) % dayMs) / 60_000
  const width = `(100% - ${gutter}px) / ${days.length}`
  return (
    <div
      aria-hidden
      className={styles.now}
      style={{
        insetBlockStart: pxOfMinute(minute) - 1,
        insetInlineStart: `calc(${gutter}px + ${width} * ${at})`,
        inlineSize: `calc(${width})`,
      }}
    />
  )
}
