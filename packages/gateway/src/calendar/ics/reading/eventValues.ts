import type { Address, InvitationStatus, Invitee } from '@mailroom/core'
import ICAL from 'ical.js'
import { envelopeAddress } from '../../../mime/build/envelopeAddress'
import { cleanPhrase } from '../../../mime/parse/headers/cleanPhrase'
import { readTime } from './readTime'

/** Characters of an id; RFC 7986 5.3 asks for 255 at most. */
const maxIdChars = 1_000

/** The organizer's name for an event; empty for none. */
export const uidOf = (event: ICAL.Component): string => textOf(event, 'uid', maxIdChars)

/** A text of one line; empty for none. */
export function textOf(component: ICAL.Component, name: string, maxChars: number): string {
  const value = component.getFirstPropertyValue(name)
  return typeof value === 'string' ? cleanPhrase(value, maxChars) : ''
}

/** How often an event has been changed. */
export function sequenceOf(event: ICAL.Component): number {
  const value = event.getFirstPropertyValue('sequence')
  return typeof value === 'number' && value >= 0 && value < 2 ** 31 ? Math.trunc(value) : 0
}

/** When it was written, in ms since 1970; 0 where that is not said. */
export function stampOf(event: ICAL.Component): number {
  const value = event.getFirstPropertyValue('dtstamp')
  const at = value instanceof ICAL.Time ? readTime(value) : Number.NaN
  return Number.isFinite(at) ? at : 0
}

/** True for what was called off. */
export const isCalledOff = (event: ICAL.Component): boolean =>
  textOf(event, 'status', 20).toUpperCase() === 'CANCELLED'

/** Who is named by an organizer or an attendee; undefined for what is no address. */
function addressOf(property: ICAL.Property): Address | undefined {
  const value = property.getFirstValue()
  if (typeof value !== 'string') return undefined
  const address = envelopeAddress(value.replace(/^mailto:/i, ''))
  const name = property.getFirstParameter('cn') ?? ''
  return address === undefined ? undefined : { address, name: cleanPhrase(name, 128) }
}

/** Who invites. */
export function organizerOf(event: ICAL.Component): Address | undefined {
  const organizer = event.getFirstProperty('organizer')
  return organizer ? addressOf(organizer) : undefined
}

const statuses: Readonly<Record<string, InvitationStatus>> = {
  ACCEPTED: 'accepted',
  TENTATIVE: 'tentative',
  DECLINED: 'declined',
}

/** An attendee; none for what is no address. */
export function inviteeOf(property: ICAL.Property): Invitee[] {
  const person = addressOf(property)
  if (person === undefined) return []
  const status = statuses[(property.getFirstParameter('partstat') ?? '').toUpperCase()] ?? 'pending'
  const role = (property.getFirstParameter('role') ?? '').toUpperCase()
  return [{ ...person, status, isOptional: role === 'OPT-PARTICIPANT' || role === 'NON-PARTICIPANT' }]
}
