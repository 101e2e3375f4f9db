import type { Day } from '../days/days'
import { EventButton } from '../events/EventButton'
import * as eventStyles from '../events/EventButton.css'
import type { EventDesk } from '../events/EventDesk'
import { EventPlace } from '../events/EventPlace'
import { clockSpan, startText, titleOf } from '../events/eventWords'
import type { ColumnPart } from './dayColumns'
import { pxOfMinute } from './slotSize'

export interface BlockEventProps {
  desk: EventDesk
  part: ColumnPart
  day: Day
  /** Minutes from the upper edge of its cell. */
  top: number
  isStop: boolean
  isNarrow: boolean
}

/** Under so many minutes an event has room for one line. */
const shortMinutes = 45

const linePx = 16

/** An event among the hours: what, where, when, as far as there is room. @source CA-01 */
export function BlockEvent({ desk, part, day, top, isStop, isNarrow }: BlockEventProps) {
  const { event, from, to, left, width, comesBefore, goesOn } = part
  const { occurrence } = event
  const isShort = to - from < shortMinutes
  const place = `${event.key} ${day}`
  const height = pxOfMinute(to - from) - 2
  const rows = isShort ? 1 : Math.floor((height - 4) / linePx)
  // Where it is narrow the title alone has room, as in those that are one of many.
  const isSlim = isNarrow || width < 0.34
  const hasTime = !isSlim && (isShort ? width > 0.6 : rows > 1)
  const hasPlace = !isSlim && !isShort && rows > 2 && occurrence.place !== ''
  const titleRows = Math.max(1, rows - Number(hasTime) - Number(hasPlace))
  return (
    <EventPlace
      {...{ desk, event, place }}
      side={isNarrow ? 'bottom' : 'right'}
      style={{
        zIndex: 1,
        insetBlockStart: pxOfMinute(top) + 1,
        blockSize: height,
        insetInlineStart: `calc(${left * 100}% + 1px)`,
        inlineSize: `calc(${width * 100}% - ${left + width > 0.999 ? 6 : 2}px)`,
      }}
    >
      <EventButton
        {...{ desk, event, place, isStop, isShort, isSlim, comesBefore, goesOn }}
        kind="block"
        edge="bottom"
      >
        <span className={eventStyles.blockTitle} style={{ WebkitLineClamp: titleRows }}>
          {titleOf(desk.t, occurrence)}
        </span>
        {hasPlace && <span className={eventStyles.blockMore}>{occurrence.place}</span>}
        {hasTime && (
          <span className={eventStyles.blockMore}>
            {isShort || width < 0.75 ? startText(event) : clockSpan(desk.t, event)}
          </span>
        )}
      </EventButton>
    </EventPlace>
  )
}
