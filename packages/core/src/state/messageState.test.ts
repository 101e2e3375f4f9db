import { describe, expect, it } from 'vitest'
import type { MessageState } from '../mail/MessageState'
import { applyChange } from './applyChange'
import { isFlagged, readState, untouchedState } from './messageState'

const read: MessageState = { ...untouchedState, isRead: true }

it.each([
  [untouchedState, 'unread'],
  [read, 'read'],
  [{ ...read, isAnswered: true }, 'answered'],
  [{ ...read, isForwarded: true }, 'forwarded'],
  [{ ...read, isAnswered: true, isForwarded: true }, 'answeredAndForwarded'],
  [{ ...untouchedState, isAnswered: true }, 'unread'],
  [{ ...untouchedState, isScheduled: true }, 'scheduled'],
] as const)('[ML-11] reads the state %# as %s', (state, word) => {
  expect(readState(state)).toBe(word)
})

it('[ML-11] calls a mail gone whatever its state was', () => {
  expect(readState(read, true)).toBe('gone')
})

describe('[ML-05] a change', () => {
  it.each([
    ['marks read', untouchedState, { isRead: true }, read],
    ['marks unread', read, { isRead: false }, untouchedState],
    ['puts a flag on', read, { flag: 'red' }, { ...read, flag: 'red' }],
    ['exchanges the colour', { ...read, flag: 'red' }, { flag: 'blue' }, { ...read, flag: 'blue' }],
    ['takes the flag off with its colour', { ...read, flag: 'blue' }, { flag: null }, read],
    ['pins', read, { isPinned: true }, { ...read, isPinned: true }],
    ['takes the pin off', { ...read, isPinned: true }, { isPinned: false }, read],
    ['adds tags once', { ...read, tags: ['a'] }, { addTags: ['a', 'b', 'b'] }, { ...read, tags: ['a', 'b'] }],
    ['removes tags', { ...read, tags: ['a', 'b'] }, { removeTags: ['a', 'c'] }, { ...read, tags: ['b'] }],
  ] as const)('%s', (_what, before, change, after) => {
    expect(applyChange(before, change)).toEqual(after)
    expect(Object.keys(applyChange(before, change)).sort()).toEqual(Object.keys(after).sort())
  })

  it('that changes nothing answers with the same object', () => {
    const state: MessageState = { ...read, flag: 'red', tags: ['a', 'b'] }
    expect(applyChange(state, { isRead: true, flag: 'red', addTags: ['b'], removeTags: ['x'] })).toBe(state)
    expect(applyChange(state, {})).toBe(state)
  })
})

it('[ML-05] counts a mail as flagged in any colour', () => {
  expect([isFlagged(read), isFlagged({ ...read, flag: 'gray' })]).toEqual([false, true])
})

it('[ML-29] sets a reminder in the place of another, takes it away, and sees when nothing is new', () => {
  const followUp = { at: 5, unlessAnswered: true }
  const waiting = applyChange(read, { followUp })
  expect(waiting).toEqual({ ...read, followUp })
  expect(applyChange(waiting, { followUp })).toBe(waiting)
  expect(applyChange(waiting, { isRead: true })).toBe(waiting)
  expect(applyChange(waiting, { followUp: { at: 6 } }).followUp).toEqual({ at: 6 })
  expect(applyChange(waiting, { followUp: null })).toEqual(read)
  expect(applyChange(read, { followUp: null })).toBe(read)
})
