import { expect, it } from 'vitest'
import { eachSelection, selectionsOf } from './selectionsOf'

it('[SH-08] groups mails of several folders, each in its order', () => {
  const refs = [
    { folder: 'INBOX', uid: 3 },
    { folder: '项目', uid: 3 },
    { folder: 'INBOX', uid: 1 },
  ]
  expect(selectionsOf(refs)).toEqual([
    { folder: 'INBOX', uids: [3, 1] },
    { folder: '项目', uids: [3] },
  ])
  expect(selectionsOf([])).toEqual([])
})

it('[SH-08] takes one selection for a list of one', () => {
  const one = { folder: 'INBOX', uids: 'all' } as const
  expect(eachSelection(one)).toEqual([one])
  expect(eachSelection([one, one])).toEqual([one, one])
})
