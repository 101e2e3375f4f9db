import {
  applyChange,
  type MessageState,
  type MessageSummary,
  type StateChange,
  untouchedState,
} from '@mailroom/core'
import { expect, it } from 'vitest'
import { inverseChange } from './inverseChange'
import { undoSteps } from './undoSteps'

const mail = (uid: number, state: Partial<MessageState>): [number, MessageSummary] => [
  uid,
  {
    ref: { folder: 'INBOX', uid },
    subject: '',
    from: { address: 'a@example.com', name: '' },
    to: [],
    receivedAt: 0,
    sizeBytes: 0,
    state: { ...untouchedState, ...state },
    remark: '',
    abstract: '',
  },
]

it.each<[Partial<MessageState>, StateChange]>([
  [{}, { isRead: true }],
  [{ isRead: true }, { isRead: false }],
  [{ flag: 'green' }, { flag: 'red' }],
  [{ flag: 'green' }, { flag: null }],
  [{}, { flag: 'blue' }],
  [{ tags: ['a', 'b'] }, { addTags: ['b', 'c'] }],
  [{ tags: ['a', 'b'] }, { removeTags: ['b', 'z'] }],
  [
    { tags: ['a'], flag: 'pink' },
    { isRead: true, flag: 'gray', addTags: ['x'], removeTags: ['a'] },
  ],
])('[ML-25] %j after %j comes back as it was', (state, change) => {
  const before = { ...untouchedState, ...state }
  const inverse = inverseChange(before, change)
  expect(applyChange(applyChange(before, change), inverse!)).toEqual(before)
})

it('[ML-25] what a change left as it was needs nothing taken back', () => {
  expect(inverseChange({ ...untouchedState, isRead: true }, { isRead: true })).toBeUndefined()
})

it('[ML-25] takes one call for all mails that were alike before', () => {
  const mails = new Map([
    mail(1, { flag: 'red' }),
    mail(2, {}),
    mail(3, { flag: 'red' }),
    mail(4, { flag: 'green' }),
    mail(5, {}),
  ])
  expect(undoSteps(mails, 'INBOX', { flag: 'green' })).toEqual([
    { selection: { folder: 'INBOX', uids: [1, 3] }, change: { flag: 'red' } },
    { selection: { folder: 'INBOX', uids: [2, 5] }, change: { flag: null } },
  ])
})
