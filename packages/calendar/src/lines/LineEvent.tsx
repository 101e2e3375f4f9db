import type { EventDesk } from '../events/EventDesk'
import { EventButton } from '../events/EventButton'
import * as styles from '../events/EventButton.css'
import { EventPlace } from '../events/EventPlace'
import { startText, titleOf } from '../events/eventWords'
import type { LanePart } from './weekLanes'
import { linePx } from './lineSize'

export interface LineEventProps {
  desk: EventDesk
  part: LanePart
  /** Pixels from the upper edge of the day to the first line. */
  top: number
  isStop: boolean
  /** There is room for the time. */
  hasTime: boolean
}

/** An event as a line across its days. @source CA-01 */
export function LineEvent({ desk, part, top, isStop, hasTime }: LineEventProps) {
  const { event, first, last, lane, comesBefore, goesOn } = part
  const place = `${event.key} ${first}`
  const days = last - first + 1
  return (
    <EventPlace
      {...{ desk, event, place }}
      side="bottom"
      style={{
        // Over the ground of the days that it goes on to.
        zIndex: 1,
        insetBlockStart: top + lane * linePx,
        insetInlineStart: comesBefore ? 0 : 2,
        // A hairline lies between two days.
        inlineSize: `calc(${days * 100}% + ${days - 1}px - ${(comesBefore ? 0 : 2) + (goesOn ? 0 : 3)}px)`,
        blockSize: linePx - 2,
      }}
    >
      <EventButton
        {...{ desk, event, place, isStop, comesBefore, goesOn }}
        kind={event.isBar ? 'line' : 'dotted'}
        {...(event.isBar && { edge: 'end' as const })}
      >
        {!event.isBar && <span className={styles.dot} aria-hidden />}
        {!event.isBar && hasTime && <span className={styles.time}>{startText(event)}</span>}
        <span className={styles.title}>{titleOf(desk.t, event.occurrence)}</span>
      </EventButton>
    </EventPlace>
  )
}
