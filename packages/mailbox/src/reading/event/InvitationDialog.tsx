import { EventTimes } from '@mailroom/calendar'
import { PeopleField, type PeopleFieldHandle } from '@mailroom/composer'
import {
  type Address,
  type EventFault,
  eventFaults,
  type EventPlan,
  maxEventNoteCharacters,
  maxEventTextCharacters,
  type Message,
} from '@mailroom/core'
import { useErrorText, useStrings } from '@mailroom/react'
import { Button, Checkbox, Dialog, Field, SendIcon, TextArea, TextInput, useToasts } from '@mailroom/ui'
import { useId, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { type EventForm, eventFromMail, toPlan } from './eventForm'
import { eventStrings } from './eventStrings'
import * as styles from './InvitationDialog.css'

export interface InvitationDialogProps {
  message: Message
  /** All addresses of the reader. */
  own: readonly Pick<Address, 'address'>[]
  /** What was typed before. */
  kept: EventForm | undefined
  onKeep: (form: EventForm | undefined) => void
  invite: (plan: EventPlan) => Promise<void>
  onClose: () => void
}

/** Asks what, when, where and who, and invites, where the mail system keeps no calendar. @source RD-03 */
export function InvitationDialog({ message, own, kept, onKeep, invite, onClose }: InvitationDialogProps) {
  const { t } = useStrings(eventStrings)
  const errorText = useErrorText()
  const toasts = useToasts()
  const formId = useId()
  const people = useRef<PeopleFieldHandle>(null)
  const form = useRef<HTMLFormElement>(null)
  const [first] = useState(() => kept ?? eventFromMail(message, own, Date.now()))
  const [faults, setFaults] = useState<readonly EventFault[]>([])
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const fields = kept ?? first
  const change = (values: Partial<EventForm>) => {
    onKeep({ ...fields, ...values })
    setFaults([])
    setFailure(undefined)
  }

  const send = async (plan: EventPlan) => {
    setBusy(true)
    try {
      await invite(plan)
    } catch (error) {
      setFailure(error)
      return
    } finally {
      setBusy(false)
    }
    onKeep(undefined)
    onClose()
    toasts.show({ message: t('sent', { title: plan.title }) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const plan = toPlan(fields, message.ref)
    const wrong = eventFaults(plan)
    flushSync(() => setFaults(wrong))
    if (wrong.length === 0) return void send(plan)
    if (wrong[0] === 'invitees') people.current?.focus()
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('hint')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} variant="primary" icon={<SendIcon />} busy={isBusy}>
          {t(isBusy ? 'sending' : 'send')}
        </Button>
      }
    >
      <form ref={form} id={formId} className={styles.form} noValidate onSubmit={submit}>
        <Field label={t('name')} error={faults.includes('title') && t('nameMissing')}>
          <TextInput
            value={fields.title}
            maxLength={maxEventTextCharacters}
            onChange={({ target }) => change({ title: target.value })}
          />
        </Field>
        <EventTimes
          times={fields}
          words={{ start: t('start'), end: t('end'), lastDay: t('lastDay') }}
          error={faults.includes('time') && t('timeWrong')}
          onChange={change}
        />
        <Checkbox checked={fields.isAllDay} onCheckedChange={(isAllDay) => change({ isAllDay })}>
          {t('isAllDay')}
        </Checkbox>
        <Field label={t('place')}>
          <TextInput
            value={fields.location}
            maxLength={maxEventTextCharacters}
            onChange={({ target }) => change({ location: target.value })}
          />
        </Field>
        <div>
          <PeopleField
            handle={people}
            label={t('people')}
            people={fields.people}
            onChange={(invited) => change({ people: invited })}
          />
          {faults.includes('invitees') && (
            <p className={styles.fault} role="alert">
              {t(fields.people.length === 0 ? 'peopleMissing' : 'peopleWrong')}
            </p>
          )}
        </div>
        <Field label={t('note')}>
          <TextArea
            rows={3}
            value={fields.note}
            maxLength={maxEventNoteCharacters}
            onChange={({ target }) => change({ note: target.value })}
          />
        </Field>
        {failure !== undefined && (
          <p className={styles.fault} role="alert">
            {t('failed', { reason: errorText(failure) ?? '' })}
          </p>
        )}
      </form>
    </Dialog>
  )
}
