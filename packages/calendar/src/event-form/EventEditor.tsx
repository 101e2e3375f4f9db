import type { Calendar, CalendarPreferences, EventFields, EventReach, OccurrenceId } from '@mailroom/core'
import { randomId, useCalendarActs, useLocale, useSession } from '@mailroom/react'
import { Button, ConfirmDialog, Dialog, useToasts } from '@mailroom/ui'
import { useId, useRef, useState } from 'react'
import { ReachDialog } from '../acts/ReachDialog'
import * as styles from './EventForm.css'
import type { EventDialogProps } from './EventDialog'
import { eventFormOf, newEventForm } from './eventForm'
import type { SayEventForm } from './eventFormStrings'
import { EventFormView } from './EventFormView'
import { changedFields, guestsOf, reachKinds } from './eventChange'
import type { GuestInputHandle } from './guests/GuestInput'
import { InvitedFacts } from './InvitedFacts'
import { OwnFields } from './OwnFields'
import { useEventForm } from './useEventForm'

export interface EventEditorProps extends EventDialogProps {
  t: SayEventForm
  calendars: readonly Calendar[]
  preferences: CalendarPreferences
}

/** The form of an event, once it is known into which calendars it can come. */
export function EventEditor({
  t,
  calendars,
  preferences,
  event,
  begin = {},
  onClose,
  onSaved,
}: EventEditorProps) {
  const { save } = useCalendarActs()
  const toasts = useToasts()
  const { locale } = useLocale()
  const { session } = useSession()
  const style = { locale, twelveHour: session?.features.twelveHourTime ?? false }
  const formId = useId()
  const guests = useRef<Pick<GuestInputHandle, 'commit'>>(null)
  // However often it is sent, it is made once.
  const [requestId] = useState(randomId)
  const [first] = useState(() =>
    event ? eventFormOf(event) : newEventForm(begin, calendars, preferences, Date.now()),
  )
  const [asked, setAsked] = useState<{ fields: EventFields; occurrence: OccurrenceId }>()
  const [isLeaving, setLeaving] = useState(false)
  const isOfOther = event?.organizer !== undefined && !event.isOrganizer

  const send = (fields: EventFields, reach: EventReach) =>
    state.send(fields, async (sent) => {
      const saved = await (event
        ? save(changedFields(sent, { first, form: state.form, event, reach }), { id: event.id, reach })
        : save(sent, { requestId, ...(begin.origin && { origin: begin.origin }) }))
      onClose()
      const done = event ? 'changed' : sent.guests.length > 0 ? 'invited' : 'added'
      toasts.show({ message: t(done, { title: sent.title }) })
      onSaved?.(saved)
    })
  const state = useEventForm({
    ...{ t, first },
    isRefused: (form) => guestsOf(form, calendars, event) === 'refused',
    commitPeople: () => guests.current?.commit(),
    onSound: (fields) =>
      event?.occurrence === undefined
        ? void send(fields, { kind: 'all' })
        : setAsked({ fields, occurrence: event.occurrence }),
  })
  const { form } = state
  const areGuests = guestsOf(form, calendars, event)
  const close = () => (state.isChanged ? setLeaving(true) : onClose())

  return (
    <Dialog
      open
      fillsNarrow
      onOpenChange={close}
      title={t(event ? 'editTitle' : 'newTitle')}
      closeLabel={t('close')}
      initialFocus='[data-first="true"]'
      footer={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={state.isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={state.submit}>
        {state.failure && (
          <p role="alert" className={styles.failure}>
            {state.failure}
          </p>
        )}
        {isOfOther ? (
          <>
            <InvitedFacts {...{ t, event, style }} />
            <OwnFields {...{ t, state, calendars }} />
          </>
        ) : (
          <EventFormView
            {...{ t, state, calendars, guests, style }}
            invited={event?.guests ?? []}
            guestsAre={areGuests === 'refused' ? 'open' : areGuests}
          />
        )}
      </form>
      {asked && (
        <ReachDialog
          act="change"
          occurrence={asked.occurrence}
          kinds={reachKinds(first, form)}
          onChoose={(reach) => {
            setAsked(undefined)
            void send(asked.fields, reach)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        tone="danger"
        title={t('dropAsk')}
        description={t('dropHint')}
        confirmLabel={t('drop')}
        cancelLabel={t('keepOn')}
        onConfirm={onClose}
      />
    </Dialog>
  )
}
