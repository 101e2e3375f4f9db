import type { Calendar } from '@mailroom/core'
import { useCalendars, useErrorText, useStrings } from '@mailroom/react'
import { Button, IconButton, Loading, Menu, MoreIcon, PlusIcon, Skeleton, UploadIcon } from '@mailroom/ui'
import { useState } from 'react'
import type { Asked } from '../acts/Asked'
import { AskedDialog } from '../acts/AskedDialog'
import { calendarEntries } from '../acts/calendarEntries'
import { calendarStrings } from '../calendarStrings'
import { eventHues } from '../colors/eventHues'
import * as framed from '../framed-list/framedList.css'
import * as styles from './CalendarSettings.css'
import { settingsStrings, type SaySettings } from './settingsStrings'

/** All calendars, and what can be done about each. @source CA-03, CA-05 */
export function CalendarRows() {
  const { t } = useStrings(settingsStrings)
  const { t: say } = useStrings(calendarStrings)
  const { calendars, error } = useCalendars()
  const errorText = useErrorText()
  const [asked, ask] = useState<Asked>()
  if (!calendars)
    return error === undefined ? (
      <Loading label={say('loadingCalendars')}>
        <Skeleton shape="block" height={120} />
      </Loading>
    ) : (
      <p role="alert">{errorText(error)}</p>
    )
  return (
    <>
      <h3 className={styles.heading}>{say('calendars')}</h3>
      <ul className={framed.list} aria-label={say('calendars')}>
        {calendars.map((calendar) => (
          <li key={calendar.id} className={styles.row}>
            <span className={styles.dot} style={{ backgroundColor: eventHues[calendar.color] }} />
            <span className={styles.name}>
              <bdi className={styles.title}>{calendar.name}</bdi>
              <span className={styles.hint}>{factsOf(t, calendar)}</span>
            </span>
            <Menu
              align="end"
              trigger={
                <IconButton
                  size="small"
                  label={say('calendarActs', { name: calendar.name })}
                  icon={<MoreIcon />}
                />
              }
              entries={() => calendarEntries(say, calendar, ask)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button icon={<PlusIcon />} onClick={() => ask({ kind: 'newCalendar' })}>
          {say('newCalendar')}
        </Button>
        <Button icon={<UploadIcon />} onClick={() => ask({ kind: 'import' })}>
          {say('import')}
        </Button>
      </div>
      {asked && <AskedDialog t={say} asked={asked} onClose={() => ask(undefined)} />}
    </>
  )
}

/** Whose it is, or what sets it apart from others of one's own. */
function factsOf(t: SaySettings, { access, owner, isDefault, sharees }: Calendar): string {
  const facts =
    access === 'own'
      ? [isDefault && t('isDefault'), sharees.length > 0 && t('sharedWith', { count: sharees.length })]
      : [owner?.name || owner?.address, t(access === 'read' ? 'readOnly' : 'mayEdit')]
  return facts.filter(Boolean).join(' · ')
}
