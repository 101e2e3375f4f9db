import { expect, it } from 'vitest'
import { AnswerNames } from './AnswerNames'

it('[T40] gives a name again when it has rested, cleared of what came meanwhile, and never to two', () => {
  const cleared: string[] = []
  let now = 0
  const names = new AnswerNames(
    (name) => cleared.push(name),
    () => now,
  )
  const first = names.of('a')
  expect(names.of('a')).toBe(first)
  expect(names.known('b')).toBeUndefined()
  names.letGo('a')
  names.letGo('a')
  expect(names.known('a')).toBeUndefined()
  now = 4_999
  const second = names.of('a')
  expect(second).not.toBe(first)
  now = 5_000
  expect(names.of('b')).toBe(first)
  expect(cleared).toEqual([first])
  expect(names.of('c')).not.toBe(first)
})
