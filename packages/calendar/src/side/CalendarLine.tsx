import type { Calendar } from '@mailroom/core'
import { Checkbox, IconButton, Menu, MoreIcon } from '@mailroom/ui'
import type { CSSProperties } from 'react'
import type { Asked } from '../acts/Asked'
import { calendarEntries } from '../acts/calendarEntries'
import type { SayCalendar } from '../calendarStrings'
import { eventHues } from '../colors/eventHues'
import * as styles from './CalendarSide.css'

export interface CalendarLineProps {
  t: SayCalendar
  calendar: Calendar
  isShown: boolean
  onShownChange: (isShown: boolean) => void
  /** All others are to be hidden. */
  onOnly: () => void
  ask: (asked: Asked) => void
}

/** A calendar: whether it is shown, and what can be done with it. @source CA-03 */
export function CalendarLine({ t, calendar, isShown, onShownChange, onOnly, ask }: CalendarLineProps) {
  const { name, color, owner } = calendar
  return (
    <li className={styles.line} style={{ '--mr-event-hue': eventHues[color] } as CSSProperties}>
      <Checkbox className={styles.check} checked={isShown} onCheckedChange={onShownChange}>
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        {owner && (
          <bdi className={styles.owner} title={owner.address}>
            {owner.name || owner.address}
          </bdi>
        )}
      </Checkbox>
      <Menu
        align="end"
        trigger={<IconButton size="small" label={t('calendarActs', { name })} icon={<MoreIcon />} />}
        entries={() => calendarEntries(t, calendar, ask, onOnly)}
      />
    </li>
  )
}
