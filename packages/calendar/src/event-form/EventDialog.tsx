import { defaultCalendarPreferences, type CalendarEvent } from '@mailroom/core'
import { LockDialog } from '@mailroom/files'
import { useCalendarPreferences, useCalendars, useErrorText, useLock, useStrings } from '@mailroom/react'
import { Button, Dialog, LatePart, Loading, Skeleton } from '@mailroom/ui'
import { EventEditor } from './EventEditor'
import { writable, type EventBeginning } from './eventForm'
import { eventFormStrings } from './eventFormStrings'

export interface EventDialogProps {
  /** What is changed; of a series the one that was looked at. @default a new event is made */
  event?: CalendarEvent
  /** What a new one begins with. */
  begin?: EventBeginning
  onClose: () => void
  /** It is kept; for a part of a series what has become of that. */
  onSaved?: (event: CalendarEvent) => void
}

/**
 * All that is said of an event, in a window: a new one, or one that is changed. Guests are told by mail.
 *
 * @internal
 * @source CA-02, CA-04, CA-08
 */
export function EventDialog(props: EventDialogProps) {
  const { t } = useStrings(eventFormStrings)
  const { calendars, error, refresh } = useCalendars()
  const { preferences, error: preferencesError } = useCalendarPreferences()
  const { lock } = useLock('calendar')
  const errorText = useErrorText()
  const { event, onClose } = props
  if (lock?.isSet && !lock.isOpen)
    return (
      <LatePart>
        <LockDialog scope="calendar" kind="open" onClose={onClose} />
      </LatePart>
    )
  // Without them a new event has the reminder that most want, and nothing else is missing.
  const isKnown = preferences !== undefined || preferencesError !== undefined
  if (calendars && isKnown && (event || writable(calendars).length > 0))
    return (
      <EventEditor {...props} {...{ t, calendars }} preferences={preferences ?? defaultCalendarPreferences} />
    )
  return (
    <Dialog
      open
      fillsNarrow
      onOpenChange={onClose}
      title={t(event ? 'editTitle' : 'newTitle')}
      closeLabel={t('close')}
      footer={
        error !== undefined && (
          <Button variant="primary" onClick={() => void refresh()}>
            {t('retry')}
          </Button>
        )
      }
    >
      {calendars && isKnown ? (
        <p role="status">{t('noCalendar')}</p>
      ) : error === undefined ? (
        <Loading label={t('waiting')}>
          <Skeleton shape="block" height={320} />
        </Loading>
      ) : (
        <p role="alert">{errorText(error)}</p>
      )}
    </Dialog>
  )
}
