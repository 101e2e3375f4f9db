import { classNames } from '@mailroom/ui'
import type { CSSProperties, ReactNode } from 'react'
import { eventHues } from '../colors/eventHues'
import type { EventDesk } from './EventDesk'
import * as styles from './EventButton.css'
import { eventLabel } from './eventWords'
import type { ShownEvent } from './ShownEvent'
import { Spoken } from './Spoken'

export interface EventButtonProps {
  desk: EventDesk
  event: ShownEvent
  /** Names this part of it. */
  place: string
  /** Tab leads to it: it stands in the day that has the focus. */
  isStop: boolean
  kind: 'line' | 'dotted' | 'block'
  /** It has one line of room. */
  isShort?: boolean
  /** It is one of many side by side. */
  isSlim?: boolean
  comesBefore?: boolean
  goesOn?: boolean
  /** The edge at which its end can be drawn. */
  edge?: 'bottom' | 'end'
  children: ReactNode
}

const kinds = {
  line: styles.line,
  dotted: classNames(styles.line, styles.dotted),
  block: styles.block,
} as const

/** An event in any of the views: pressed it tells all about itself. */
export function EventButton(props: EventButtonProps) {
  const { desk, event, place, isStop, kind, isShort, isSlim, comesBefore, goesOn, edge, children } = props
  const { t, locale, timeZone, now, calendars } = desk
  const { occurrence, key, ends } = event
  const { ownStatus, calendarId } = occurrence
  const isOpen = desk.opened === place
  return (
    <button
      type="button"
      className={classNames(styles.event, kinds[kind])}
      style={hueOf(event)}
      tabIndex={isStop ? 0 : -1}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      data-event={key}
      data-place={place}
      data-past={ends <= now || undefined}
      data-status={ownStatus === 'pending' || ownStatus === 'tentative' ? ownStatus : undefined}
      data-short={isShort || undefined}
      data-slim={isSlim || undefined}
      data-before={comesBefore || undefined}
      data-after={goesOn || undefined}
      data-dragged={desk.draggedKey === key || undefined}
      onClick={() => desk.onOpen(isOpen ? undefined : place)}
    >
      <Spoken words={eventLabel(t, event, { locale, timeZone, calendar: calendars.get(calendarId) })}>
        {children}
      </Spoken>
      {edge && occurrence.canEdit && !goesOn && (
        <span aria-hidden className={styles.handle} data-edge={edge} data-stretch />
      )}
    </button>
  )
}

/** Sets the colour that its styles are made of. */
export const hueOf = ({ occurrence }: Pick<ShownEvent, 'occurrence'>): CSSProperties =>
  ({ '--mr-event-hue': eventHues[occurrence.color] }) as CSSProperties
