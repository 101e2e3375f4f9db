import {
  maxEventCount,
  maxEventDays,
  maxEventInterval,
  maxGuests,
  maxEventNoteCharacters,
  maxEventTextCharacters,
  type EventField,
  type EventFieldFault,
} from '@mailroom/core'
import type { EventForm } from './eventForm'
import type { SayEventForm } from './eventFormStrings'
import { repeatFault } from './repeat/repeatForm'

/** What is wrong with an event, by field, as sentences. */
export type EventFaultWords = Partial<Record<EventField, string>>

/** The largest numbers that a rule can have. */
export const repeatLimits = { interval: maxEventInterval, count: maxEventCount }

/** Says what is wrong with the fields of an event. */
export function faultWords(
  t: SayEventForm,
  faults: Partial<Record<EventField, EventFieldFault>>,
  form: EventForm,
): EventFaultWords {
  const words = (field: EventField, fault: EventFieldFault): string => {
    switch (fault) {
      case 'missing':
        return t(field === 'time' ? 'timeMissing' : 'titleMissing')
      case 'endsFirst':
        return t('timeWrong')
      case 'tooLong':
        if (field === 'time') return t('timeTooLong', { max: maxEventDays })
        return t('textTooLong', { max: field === 'note' ? maxEventNoteCharacters : maxEventTextCharacters })
      case 'noZone':
        return t('zoneUnknown')
      case 'noRule':
        return ruleWords(t, form)
      case 'notAddress':
        return t('guestWrong')
      case 'tooManyPeople':
        return t('guestsTooMany', { max: maxGuests })
    }
  }
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [
      field,
      words(field as EventField, fault) ?? t('errorInvalid'),
    ]),
  )
}

function ruleWords(t: SayEventForm, form: EventForm): string {
  switch (repeatFault(form.repeat, form, repeatLimits)) {
    case 'interval':
      return t('intervalWrong', { max: maxEventInterval })
    case 'count':
      return t('countWrong', { max: maxEventCount })
    case 'until':
      return t('untilWrong')
    case undefined:
      return t('ruleWrong')
  }
}
