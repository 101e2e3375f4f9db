import { expect, it } from 'vitest'
import { flagChange, flagsOf, readFlags } from './keywords'

const tag = { id: 1, public_id: '6f1c9b1e-0000-4000-8000-000000000001' }

it('[ML-05] reads what it writes, in any case', () => {
  const state = {
    isRead: true,
    isForwarded: true,
    isScheduled: true,
    isBurn: true,
    isUrgent: true,
    isPinned: true,
    cameBack: true,
    flag: 'pink',
  } as const
  const flags = flagsOf(state, [tag], true)
  expect(flags.every((flag) => /^[\x21-\x7e]+$/.test(flag))).toBe(true)
  for (const written of [flags, flags.map((flag) => flag.toUpperCase())]) {
    expect(readFlags(written)).toEqual({
      ...state,
      isAnswered: false,
      isBurned: false,
      isOwn: true,
      tags: [tag.public_id],
    })
  }
})

it('[ML-05] shows a flag of another program as red, and no colour without a flag', () => {
  expect(readFlags(['\\Flagged']).flag).toBe('red')
  expect(readFlags(['umail-flag-blue']).flag).toBeUndefined()
  expect(readFlags(['$Label1', 'NonJunk', '\\Recent'])).toMatchObject({ isRead: false, tags: [] })
})

it('[ML-05] takes off the colours that are there, and no others', () => {
  expect(flagChange({ flag: 'blue' }, [], [], ['blue', 'green', 'red'])).toEqual({
    add: ['\\Flagged', 'umail-flag-blue'],
    remove: ['umail-flag-green'],
  })
  expect(flagChange({ flag: null }, [], [], ['red'])).toEqual({ add: [], remove: ['\\Flagged'] })
  expect(flagChange({ isRead: false }, [tag], [], [])).toEqual({
    add: [`umail-tag-${tag.public_id}`],
    remove: ['\\Seen'],
  })
})
