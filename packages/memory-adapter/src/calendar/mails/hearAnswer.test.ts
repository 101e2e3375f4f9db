import type { Address, EventNotice } from '@mailroom/core'
import { expect, it } from 'vitest'
import { MailSystem } from '../../system/MailSystem'
import type { EventSeries } from '../KeptEvent'
import { hearAnswer } from './hearAnswer'

const people = [
  { account: 'alice', name: 'Alice Ashton', department: 'Sales', locale: 'en' },
  { account: 'bob', name: 'Bob Berger', department: 'Support', locale: 'en' },
] as const
const company = { title: 'Two People', domain: 'example.com', password: 'x', people, mails: [] }
const startsAt = Date.parse('2026-11-23T08:00Z')
const person = (address: string): Address => ({ address, name: '' })
const [bob, carol] = [person('bob@example.com'), person('carol@outside.example.org')]

const series: EventSeries = {
  ...{ uid: 'review', sequence: 2, title: 'Review', place: '', note: '', timeZone: 'UTC' },
  time: { kind: 'instant', startsAt, endsAt: startsAt + 3_600_000 },
  recurrence: { every: 'week', interval: 1, weekdays: [], monthDays: [], count: 2 },
  guests: [bob, carol].map((guest) => ({ ...guest, status: 'pending', isOptional: false })),
  ...{ leftOut: [], exceptions: new Map(), organizer: person('alice@example.com') },
}

const reply: EventNotice = {
  ...{ method: 'reply', uid: 'review', sequence: 2, stampedAt: 0, title: 'Review', location: '' },
  ...{ invitees: [{ ...bob, status: 'accepted', isOptional: false }], inviteeCount: 1 },
}

/** What the first and the second of the series say of Bob and Carol then. */
function heard(from: Address, notice: Partial<EventNotice>, mailbox = 0): readonly string[] {
  const { calendars, accounts } = new MailSystem(company, () => startsAt)
  const held = { series }
  calendars.add(calendars.defaultOf(accounts[0]!).id, { held })
  hearAnswer(calendars, accounts[mailbox]!, from, { ...reply, ...notice })
  const { exceptions } = held.series
  const second = exceptions.get('2026-11-30T08:00:00Z') ?? held.series
  return [held.series, second].map(({ guests }) => guests.map(({ status }) => status).join(' '))
}

it.each<[name: string, from: Address, notice: Partial<EventNotice>, said: string[]]>([
  ['a guest', bob, {}, ['accepted pending', 'accepted pending']],
  ['a guest, in other letters', person('BOB@example.com'), {}, ['accepted pending', 'accepted pending']],
  [
    'a guest, to one of the series',
    bob,
    { recurrenceId: '20261130T080000Z' },
    ['pending pending', 'accepted pending'],
  ],
])('[CA-04] hears the answer of %s', (_name, from, notice, said) => {
  expect(heard(from, notice)).toEqual(said)
})

it.each<[name: string, from: Address, notice: Partial<EventNotice>, mailbox?: number]>([
  ['somebody else in the name of a guest', carol, {}],
  [
    'somebody who is no guest',
    person('mallory@outside.example.org'),
    { invitees: [{ ...person('mallory@outside.example.org'), status: 'accepted', isOptional: false }] },
  ],
  ['a guest to what has been changed since', bob, { sequence: 1 }],
  ['a guest to another event', bob, { uid: 'another' }],
  ['a guest to what is none of the series', bob, { recurrenceId: '20261201T080000Z' }],
  ['a guest to no moment', bob, { recurrenceId: 'soon' }],
  ['a mail that is no answer', bob, { method: 'request' }],
  ['a mail to somebody who does not invite', bob, {}, 1],
])('[CA-04] hears nothing from %s', (_name, from, notice, mailbox) => {
  expect(heard(from, notice, mailbox)).toEqual(['pending pending', 'pending pending'])
})
