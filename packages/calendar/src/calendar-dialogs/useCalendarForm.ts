import {
  calendarFaults,
  isEmailAddress,
  isMailroomError,
  maxCalendarName,
  maxCalendars,
  maxSharees,
  type Address,
  type Calendar,
  type CalendarFields,
  type EventColor,
  type MailroomError,
} from '@mailroom/core'
import { useCalendarActs, useCalendars, useErrorText } from '@mailroom/react'
import { useRef, useState, type FormEvent } from 'react'
import type { SayDialogs } from './dialogStrings'

/** What can be wrong with a calendar. */
type Field = 'name' | 'sharees'

interface CalendarFormOptions {
  readonly t: SayDialogs
  /** What is changed; undefined for a new one. */
  readonly calendar: Calendar | undefined
  /** Whatever is still being typed becomes somebody. */
  readonly commitPeople: () => void
  readonly onSaved: (calendar: Calendar) => void
}

/** Those that new calendars have, one after the other: neighbours are well told apart. */
const freshColors: readonly EventColor[] = [
  'blue',
  'green',
  'purple',
  'orange',
  'teal',
  'pink',
  'red',
  'indigo',
  'yellow',
  'gray',
]

/** What a calendar is before anything is said of it: in a colour that no other has, as long as there is one. */
const fresh = (others: readonly Calendar[]): CalendarFields => ({
  name: '',
  color: freshColors.find((color) => others.every((other) => other.color !== color)) ?? 'blue',
  sharees: [],
})

/** The form of a calendar: it validates when a field is left and when it is saved, and keeps what was typed. @source CA-03 */
export function useCalendarForm({ t, calendar, commitPeople, onSaved }: CalendarFormOptions) {
  const { saveCalendar } = useCalendarActs()
  const { calendars = [] } = useCalendars()
  const errorText = useErrorText()
  const [fields, setFields] = useState<CalendarFields>(() =>
    calendar ? { name: calendar.name, color: calendar.color, sharees: calendar.sharees } : fresh(calendars),
  )
  /** What was typed for somebody and is no address. */
  const [unclear, setUnclear] = useState<readonly Address[]>([])
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const latest = useRef({ fields, unclear })

  const change = (values: Partial<CalendarFields>) => {
    latest.current.fields = { ...latest.current.fields, ...values }
    setFields(latest.current.fields)
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in values))))
  }
  const faultsNow = (): Partial<Record<Field, string>> => {
    const { fields: now, unclear: rest } = latest.current
    const { name, sharees } = calendarFaults(now)
    return {
      ...(name && {
        name: name === 'missing' ? t('nameMissing') : t('nameTooLong', { max: maxCalendarName }),
      }),
      ...(rest.length > 0 && { sharees: t('notAddress') }),
      ...(sharees && {
        sharees: sharees === 'tooManyPeople' ? t('tooManySharees', { max: maxSharees }) : t('notAddress'),
      }),
    }
  }
  const show = (found: Partial<Record<Field, string>>, form: HTMLFormElement) => {
    setFaults(found)
    // The fault is drawn first: focus goes to what is marked by it.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const send = async (form: HTMLFormElement) => {
    const { fields: now } = latest.current
    setBusy(true)
    try {
      onSaved(await saveCalendar({ ...now, name: now.name.trim() }, calendar?.id))
    } catch (error) {
      const named = isMailroomError(error) ? namedFaults(t, error) : undefined
      if (named) show(named, form)
      else if (isMailroomError(error) && error.kind === 'overQuota')
        setFailure(t('tooManyCalendars', { max: maxCalendars }))
      else setFailure(errorText(error) ?? t('errorServer'))
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ fields, unclear, failure, isBusy, change },
    /** Checks the name when it was left; one that was never filled in is not blamed before. */
    leaveName() {
      const { name } = faultsNow()
      if (name !== undefined && fields.name !== '') setFaults((before) => ({ ...before, name }))
    },
    /** People were named; what is no address stays in the field, and is blamed. */
    name(people: readonly Address[]) {
      const { fields: now } = latest.current
      const known = new Set(now.sharees.map(({ address }) => address.toLowerCase()))
      const isClear = ({ address }: Address) => isEmailAddress(address)
      const added = people.filter((each) => isClear(each) && !known.has(each.address.toLowerCase()))
      latest.current.unclear = people.filter((each) => !isClear(each))
      setUnclear(latest.current.unclear)
      change({ sharees: [...now.sharees, ...added.map((each) => ({ ...each, mayEdit: false }))] })
      if (latest.current.unclear.length > 0) setFaults((before) => ({ ...before, sharees: t('notAddress') }))
    },
    faultOf: (field: Field) => faults[field],
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (isBusy) return
      commitPeople()
      setFailure(undefined)
      const found = faultsNow()
      if (Object.keys(found).length > 0) show(found, event.currentTarget)
      else void send(event.currentTarget)
    },
  }
}

/** What the mail system has found; undefined where it names no field. */
function namedFaults(
  t: SayDialogs,
  { kind, details }: MailroomError,
): Partial<Record<Field, string>> | undefined {
  if (kind === 'conflict') return { name: t('nameTaken') }
  if (kind !== 'invalid') return undefined
  const [name] = details.fields?.name ?? []
  const [sharees] = details.fields?.sharees ?? []
  const words = {
    ...(name !== undefined && {
      name: name === 'tooLong' ? t('nameTooLong', { max: maxCalendarName }) : t('nameMissing'),
    }),
    ...(sharees !== undefined && { sharees: shareeWords(t, sharees) }),
  }
  return Object.keys(words).length > 0 ? words : undefined
}

function shareeWords(t: SayDialogs, fault: string): string {
  if (fault === 'notHere') return t('notHere')
  return fault === 'tooManyPeople' ? t('tooManySharees', { max: maxSharees }) : t('notAddress')
}
