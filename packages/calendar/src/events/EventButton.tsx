import { classNames } from '@mailroom/ui'
import type { ReactNode } from 'react'
import type { EventDesk } from './EventDesk'
import * as styles from './EventButton.css'
import { eventButtonProps } from './eventButtonProps'
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
  const { t, locale, timeZone, calendars } = desk
  const { occurrence, key } = event
  return (
    <button
      {...eventButtonProps(desk, event, place, isStop)}
      className={classNames(styles.event, kinds[kind])}
      data-short={isShort || undefined}
      data-slim={isSlim || undefined}
      data-before={comesBefore || undefined}
      data-after={goesOn || undefined}
      data-dragged={desk.draggedKey === key || undefined}
    >
      <Spoken
        words={eventLabel(t, event, { locale, timeZone, calendar: calendars.get(occurrence.calendarId) })}
      >
        {children}
      </Spoken>
      {edge && occurrence.canEdit && !goesOn && (
        <span aria-hidden className={styles.handle} data-edge={edge} data-stretch />
      )}
    </button>
  )
}
