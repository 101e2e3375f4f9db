import {
  eventFieldFaults,
  isMailroomError,
  type EventField,
  type EventFieldFault,
  type EventFields,
} from '@mailroom/core'
import { useErrorText } from '@mailroom/react'
import { useRef, useState, type FormEvent } from 'react'
import { typedFields, type EventForm } from './eventForm'
import type { SayEventForm } from './eventFormStrings'
import { faultWords, type EventFaultWords } from './faultWords'

/** What was typed, what is wrong with it, and saving it. */
export interface EventFormState {
  readonly form: EventForm
  readonly change: (values: Partial<EventForm>) => void
  /** Checks a field that was left. */
  readonly leave: (field: EventField) => void
  readonly faultOf: (field: EventField) => string | undefined
  /** What is wrong that no field can be blamed for. */
  readonly failure: string | undefined
  readonly isBusy: boolean
  /** Something was typed that would be lost. */
  readonly isChanged: boolean
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
  /** Sends what was found sound. */
  readonly send: (fields: EventFields, save: SaveEvent) => Promise<void>
}

/** Saves. */
export type SaveEvent = (fields: EventFields) => Promise<unknown>

interface EventFormOptions {
  readonly t: SayEventForm
  readonly first: EventForm
  /** True where guests would be invited from a calendar that invites nobody. */
  readonly isRefused: (form: EventForm) => boolean
  /** Whatever is still being typed into a field of people becomes some of them. */
  readonly commitPeople: () => void
  /** Everything is sound: it may be saved. */
  readonly onSound: (fields: EventFields) => void
}

/** Which faults may be mended by a change of a value. */
const about: Partial<Record<keyof EventForm, readonly EventField[]>> = {
  title: ['title'],
  place: ['place'],
  note: ['note'],
  isAllDay: ['time', 'recurrence'],
  start: ['time', 'recurrence'],
  end: ['time'],
  timeZone: ['timeZone', 'time'],
  repeat: ['recurrence'],
  reminderMinutes: ['reminderMinutes'],
  required: ['guests'],
  optional: ['guests'],
  calendarId: ['guests'],
}

/** The form of an event: it validates when a field is left and when it is saved, and keeps what was typed. @source CA-02 */
export function useEventForm(options: EventFormOptions): EventFormState {
  const { t, first, isRefused, commitPeople, onSound } = options
  const errorText = useErrorText()
  const [form, setForm] = useState(first)
  const [faults, setFaults] = useState<EventFaultWords>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  // People who are still being typed become guests in the moment in which it is saved.
  const latest = useRef(form)

  const faultsNow = (): EventFaultWords => {
    const now = latest.current
    const fields = typedFields(now)
    return {
      ...(isRefused(now) && { guests: t('guestsNotHere') }),
      ...faultWords(t, eventFieldFaults(fields), now),
    }
  }
  const show = (found: EventFaultWords) => {
    setFaults(found)
    // The fault is drawn first: focus goes to what is marked by it.
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return {
    ...{ form, failure, isBusy },
    isChanged: JSON.stringify(form) !== JSON.stringify(first),
    change(values) {
      latest.current = { ...latest.current, ...values }
      setForm(latest.current)
      const mended = new Set(Object.keys(values).flatMap((key) => about[key as keyof EventForm] ?? []))
      setFaults((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !mended.has(field as EventField))),
      )
    },
    leave(field) {
      const { [field]: fault } = faultsNow()
      // A field that was never filled in is not blamed before it is saved.
      const isEmpty = field === 'title' && form.title === ''
      if (fault !== undefined && !isEmpty) setFaults((before) => ({ ...before, [field]: fault }))
    },
    faultOf: (field) => faults[field],
    submit(event) {
      event.preventDefault()
      if (isBusy) return
      element.current = event.currentTarget
      commitPeople()
      setFailure(undefined)
      const found = faultsNow()
      if (Object.keys(found).length > 0) show(found)
      else onSound(typedFields(latest.current))
    },
    async send(fields, save) {
      setBusy(true)
      try {
        await save(fields)
      } catch (error) {
        const named = namedFaults(error)
        if (named) show(faultWords(t, named, latest.current))
        else setFailure(errorText(error) ?? t('errorServer'))
      } finally {
        setBusy(false)
      }
    },
  }
}

const fieldNames: readonly EventField[] = [
  'title',
  'place',
  'note',
  'time',
  'timeZone',
  'recurrence',
  'reminderMinutes',
  'guests',
]

/** Faults that the mail system has found, by field; undefined where it names none. */
function namedFaults(error: unknown): Partial<Record<EventField, EventFieldFault>> | undefined {
  if (!isMailroomError(error) || error.kind !== 'invalid') return undefined
  const found = fieldNames.flatMap((field) => {
    const [fault] = error.details.fields?.[field] ?? []
    return fault === undefined ? [] : [[field, fault] as const]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
