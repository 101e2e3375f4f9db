import { expect, it } from 'vitest'
import { FolderLocks } from './FolderLocks'

it('[GW-03] lets work on one folder through in its order, and work on others at once', async () => {
  const locks = new FolderLocks()
  const done: string[] = []
  const first = Promise.withResolvers<void>()
  const all = [
    locks.run(['1'], async () => {
      await first.promise
      done.push('first')
    }),
    locks.run(['1'], async () => void done.push('second')),
    locks.run(['2'], async () => void done.push('other')),
  ]
  await all[2]
  expect(done).toEqual(['other'])
  first.resolve()
  await Promise.all(all)
  expect(done).toEqual(['other', 'first', 'second'])
})

it('[GW-03] does not wait for ever for two moves in opposite directions, nor for work that failed', async () => {
  const locks = new FolderLocks()
  const done: string[] = []
  const failed = locks.run(['1'], async () => {
    throw new Error('gone')
  })
  await Promise.all([
    expect(failed).rejects.toThrow('gone'),
    locks.run(['1', '2'], async () => void done.push('there')),
    locks.run(['2', '1'], async () => void done.push('back')),
  ])
  expect(done).toEqual(['there', 'back'])
})
