import { BehindLock } from '@mailroom/files'
import {
  calendarViews,
  firstDays,
  formatWeekday,
  type CalendarPreferences,
  type CalendarViewKind,
} from '@mailroom/core'
import {
  useAdapter,
  useCalendarPreferences,
  useErrorText,
  useFailureToast,
  useLocale,
  useStrings,
} from '@mailroom/react'
import { Button, EmptyState, Field, Loading, SegmentedControl, Select, Skeleton, Switch } from '@mailroom/ui'
import { calendarStrings } from '../calendarStrings'
import { eventFormStrings } from '../event-form/eventFormStrings'
import { chosenReminder, reminderOptions, reminderValue } from '../event-form/reminderOptions'
import * as styles from './CalendarSettings.css'
import { CalendarRows } from './CalendarRows'
import { settingsStrings } from './settingsStrings'

/**
 * How calendars are shown, and the calendars with what can be done about them. What is changed is kept at once. For a page of
 * settings; nothing where the mail system keeps no calendars. Behind the lock of the calendar where one is set.
 *
 * @public
 * @source CA-06, CA-03
 */
export function CalendarSettings() {
  const { calendar } = useAdapter()
  const { t } = useStrings(calendarStrings)
  if (!calendar) return null
  return (
    <BehindLock
      scope="calendar"
      unlockLabel={t('unlock')}
      waiting={null}
      renderFailed={(reason) => <p role="alert">{reason}</p>}
      renderLocked={(action) => <EmptyState title={t('lockedTitle')} action={action} />}
    >
      <OpenSettings />
    </BehindLock>
  )
}

function OpenSettings() {
  const { t } = useStrings(settingsStrings)
  const { t: say } = useStrings(calendarStrings)
  const { preferences, error, refresh, save } = useCalendarPreferences()
  const errorText = useErrorText()
  const sayFailure = useFailureToast()
  const keep = (change: Partial<CalendarPreferences>) => {
    save(change).catch((failure: unknown) => sayFailure('settingsFailed', failure, () => keep(change)))
  }
  return (
    <section className={styles.section} aria-label={t('section')}>
      {preferences ? (
        <Choices {...{ preferences, keep }} />
      ) : error === undefined ? (
        <Loading label={say('loading')}>
          <Skeleton shape="block" height={240} />
        </Loading>
      ) : (
        <EmptyState
          kind="error"
          title={errorText(error) ?? ''}
          action={<Button onClick={() => void refresh()}>{say('retry')}</Button>}
        />
      )}
      <CalendarRows />
    </section>
  )
}

interface ChoicesProps {
  preferences: CalendarPreferences
  keep: (change: Partial<CalendarPreferences>) => void
}

function Choices({ preferences, keep }: ChoicesProps) {
  const { t } = useStrings(settingsStrings)
  const { t: say } = useStrings(calendarStrings)
  const { t: sayForm } = useStrings(eventFormStrings)
  const { locale } = useLocale()
  const { view, firstDay, dayStartsHour, dayEndsHour, showsLunar, reminderMinutes } = preferences
  return (
    <>
      <div className={styles.choice}>
        <span className={styles.label} aria-hidden>
          {t('view')}
        </span>
        <SegmentedControl<CalendarViewKind>
          label={t('view')}
          value={view}
          segments={calendarViews.map((value) => ({ value, label: say(`view_${value}`) }))}
          onValueChange={(chosen) => keep({ view: chosen })}
        />
      </div>
      <div className={styles.narrow}>
        <Field label={t('firstDay')}>
          <Select
            value={String(firstDay)}
            options={firstDays.map((day) => ({ value: String(day), label: formatWeekday(day, { locale }) }))}
            onValueChange={(chosen) => {
              const day = firstDays.find((each) => String(each) === chosen)
              if (day !== undefined) keep({ firstDay: day })
            }}
          />
        </Field>
      </div>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('hours')}</legend>
        <div className={styles.pair}>
          <Field label={t('dayStarts')}>
            <Select
              value={String(dayStartsHour)}
              options={hours(0, dayEndsHour - 1)}
              onValueChange={(hour) => keep({ dayStartsHour: Number(hour) })}
            />
          </Field>
          <Field label={t('dayEnds')}>
            <Select
              value={String(dayEndsHour)}
              options={hours(dayStartsHour + 1, 24)}
              onValueChange={(hour) => keep({ dayEndsHour: Number(hour) })}
            />
          </Field>
        </div>
        <p className={`${styles.hint} ${styles.below}`}>{t('hoursHint')}</p>
      </fieldset>
      <div className={styles.narrow}>
        <Field label={t('reminder')}>
          <Select
            value={reminderValue(reminderMinutes)}
            options={reminderOptions(sayForm, reminderMinutes)}
            onValueChange={(value) => keep({ reminderMinutes: chosenReminder(value) })}
          />
        </Field>
      </div>
      <Switch checked={showsLunar} onCheckedChange={(isShown) => keep({ showsLunar: isShown })}>
        {t('lunar')}
      </Switch>
    </>
  )
}

/** Hours as a clock writes them. @param last at most 24 */
const hours = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    value: String(first + index),
    label: `${String(first + index).padStart(2, '0')}:00`,
  }))
