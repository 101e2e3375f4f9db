import { expect, it } from 'vitest'
import { PeopleGate } from './PeopleGate'

/** Work that ends when it is told to. */
function work(gate: PeopleGate, isAwaited = false) {
  const began = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  let hasBegun = false
  const ended = gate.turn(async () => {
    hasBegun = true
    began.resolve()
    await held.promise
  }, isAwaited)
  return { began: began.promise, end: held.resolve, ended, hasBegun: () => hasBegun }
}

const nextTurns = () => new Promise<void>((resolve) => setImmediate(resolve))

it('[GW-03] lets two pieces of background work go on at a time, in the order of arrival', async () => {
  const gate = new PeopleGate()
  const [first, second, third, fourth] = [work(gate), work(gate), work(gate), work(gate)]
  await Promise.all([first.began, second.began])
  await nextTurns()
  expect(third.hasBegun()).toBe(false)
  second.end()
  await third.began
  expect(fourth.hasBegun()).toBe(false)
  for (const each of [first, third, fourth]) each.end()
  await Promise.all([first.ended, third.ended, fourth.ended])
})

it('[GW-03] begins no background work while a person waits, except what the person waits for', async () => {
  const gate = new PeopleGate()
  const person = Promise.withResolvers<void>()
  const answered = gate.pass(() => person.promise)
  const [plain, awaited] = [work(gate), work(gate, true)]
  await awaited.began
  await nextTurns()
  expect(plain.hasBegun()).toBe(false)
  person.resolve()
  await Promise.all([answered, plain.began])
  for (const each of [plain, awaited]) each.end()
})

it('[GW-03] gives the turn on when work has failed', async () => {
  const gate = new PeopleGate()
  const fail = () => gate.turn(() => Promise.reject(new Error('The server is away.')))
  const failed = await Promise.allSettled([fail(), fail(), fail()])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(gate.turn(async () => 'done')).resolves.toBe('done')
})

it('[GW-03] lets three indexes be filled at a time, and those for which people wait before the others', async () => {
  const gate = new PeopleGate()
  const begun: string[] = []
  const stretch = (name: string, isAwaited = () => false) => {
    const held = Promise.withResolvers<void>()
    const ended = gate.stretch(async (isWanted) => {
      begun.push(name)
      await held.promise
      return isWanted()
    }, isAwaited)
    return { end: held.resolve, ended }
  }
  let isAwaited = false
  const all = ['one', 'two', 'three', 'four', 'five'].map((name) =>
    stretch(name, () => name === 'five' && isAwaited),
  )
  await nextTurns()
  expect(begun).toEqual(['one', 'two', 'three'])
  isAwaited = true
  all[0]!.end()
  // Others wait for its place.
  expect(await all[0]!.ended).toBe(true)
  await nextTurns()
  expect(begun).toEqual(['one', 'two', 'three', 'five'])
  const now = stretch('six', () => true)
  expect(begun.at(-1)).toBe('six')
  for (const each of [...all, now]) each.end()
  await Promise.all(all.map((each) => each.ended))
  expect(begun.at(-1)).toBe('four')
})
