import type { EventTime } from '@mailroom/core'
import ICAL from 'ical.js'
import { readTime } from './readTime'

const minuteMs = 60_000

/** Longest time before an event, in minutes: four weeks. */
const maxLead = 40_320

/**
 * Minutes before an event at which a program reminds of it: of several alarms the last one that comes before it.
 *
 * @source RFC 5545 3.6.6
 */
export function reminderOf(event: ICAL.Component, time: EventTime): number | undefined {
  const leads = event
    .getAllSubcomponents('valarm')
    .filter((alarm) => !/^none$/i.test(String(alarm.getFirstPropertyValue('action') ?? '')))
    .flatMap((alarm) => leadOf(alarm, time))
  return leads.length === 0 ? undefined : Math.min(...leads)
}

function leadOf(alarm: ICAL.Component, { kind, startsAt, endsAt }: EventTime): number[] {
  const trigger = alarm.getFirstProperty('trigger')
  const value = trigger?.getFirstValue()
  const isAtEnd = trigger?.getFirstParameter('related')?.toUpperCase() === 'END'
  let lead = Number.NaN
  if (value instanceof ICAL.Duration)
    lead = 0 - value.toSeconds() / 60 - (isAtEnd ? (endsAt - startsAt) / minuteMs : 0)
  else if (value instanceof ICAL.Time && kind === 'instant') lead = (startsAt - readTime(value)) / minuteMs
  const minutes = Math.round(lead)
  return minutes >= 0 && minutes <= maxLead ? [minutes] : []
}
