import { expect, it } from 'vitest'
import type { EventNotice } from './EventNotice'
import { invitationOf, type InvitationContext } from './invitationOf'

const own = [{ address: 'Alice@example.com' }]
const request: EventNotice = {
  method: 'request',
  uid: 'review@example.com',
  sequence: 1,
  stampedAt: 1000,
  title: 'Review',
  location: '',
  organizer: { address: 'bob@example.com', name: 'Bob' },
  invitees: [{ address: 'alice@example.com', name: '', status: 'pending', isOptional: false }],
  inviteeCount: 1,
}
const seen = (change: Partial<EventNotice> = {}, context: Partial<InvitationContext> = {}) => {
  const { status, standing, canAnswer } = invitationOf(
    { ...request, ...change },
    { eventId: '1', own, later: [], ...context },
  )
  return [status, standing, canAnswer]
}
const others: InvitationContext['later'] = [
  { ...request, uid: 'another@example.com', sequence: 9 },
  { ...request, method: 'reply', sequence: 9 },
  { ...request, recurrenceId: '20261124T020000Z', sequence: 9 },
]

it.each<[string, ReturnType<typeof seen>, unknown[]]>([
  ['waits for an answer', seen(), ['pending', 'current', true]],
  [
    'has the kept answer',
    seen({}, { answer: { status: 'declined', sequence: 1 } }),
    ['declined', 'current', true],
  ],
  [
    'waits again after a change',
    seen({}, { answer: { status: 'accepted', sequence: 0 } }),
    ['pending', 'current', true],
  ],
  [
    'has the answer that the organizer knows of',
    seen({ invitees: [{ ...request.invitees[0]!, status: 'accepted' }] }),
    ['accepted', 'current', true],
  ],
  [
    'is changed by a higher number',
    seen({}, { later: [{ ...request, sequence: 2 }] }),
    ['pending', 'outdated', false],
  ],
  [
    'is changed by a later one',
    seen({}, { later: [{ ...request, stampedAt: 2000 }] }),
    ['pending', 'outdated', false],
  ],
  [
    'is not changed by an older one',
    seen({}, { later: [{ ...request, sequence: 0 }] }),
    ['pending', 'current', true],
  ],
  ['is not changed by others', seen({}, { later: others }), ['pending', 'current', true]],
  [
    'is older than what was answered',
    seen({}, { answer: { status: 'accepted', sequence: 2 } }),
    ['accepted', 'outdated', false],
  ],
  [
    'was called off',
    seen({}, { later: [{ ...request, method: 'cancel', sequence: 2 }] }),
    ['pending', 'deleted', false],
  ],
  ['calls off', seen({ method: 'cancel' }), ['pending', 'deleted', false]],
  [
    'was called off with its series',
    seen({ recurrenceId: '1' }, { later: [{ ...request, method: 'cancel', sequence: 2 }] }),
    ['pending', 'deleted', false],
  ],
  [
    'was called off, and then after all not',
    seen(
      {},
      {
        later: [
          { ...request, method: 'cancel', sequence: 2 },
          { ...request, sequence: 3 },
        ],
      },
    ),
    ['pending', 'outdated', false],
  ],
  [
    'is the reader’s own',
    seen({ organizer: { address: 'alice@example.com', name: '' } }),
    ['pending', 'current', false],
  ],
  ['has nobody to answer to', seen({ organizer: undefined }), ['pending', 'current', false]],
  ['only tells', seen({ method: 'publish' }), ['pending', 'current', false]],
])('[RD-10] an invitation that %s', (_name, result, expected) => {
  expect(result).toEqual(expected)
})
