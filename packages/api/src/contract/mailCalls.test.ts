import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { CallFact } from '../test/facts/CallFact'
import { mailCallFacts } from '../test/mailCallFacts'
import { describedCalls, type DescribedCall } from '../test/wireNames'
import { wireStamp } from './contract'

const calls = describedCalls()
const keyOf = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method} ${path}`
const callOf = (fact: CallFact): DescribedCall | undefined =>
  calls.find((call) => keyOf(call) === keyOf(fact))

const there = mailCallFacts.filter((fact) => callOf(fact) !== undefined)

it.each(there)('[GW-01] $method $path ($what) has the names of the texts', (fact) => {
  const call = callOf(fact)!
  const { payload = [], answer = [], results = [] } = fact
  expect(missing(payload, call.payload)).toEqual([])
  expect(missing(results, call.results)).toEqual([])
  expect(answer === 'bytes').toBe(call.answer === 'bytes')
  expect(missing(namesOf(answer), new Set(namesOf(call.answer)))).toEqual([])

  // One call may answer to several facts, by its view.
  const known = new Set(mailCallFacts.filter((other) => keyOf(other) === keyOf(fact)).flatMap(namesOfFact))
  const used = [...call.payload, ...namesOf(call.answer), ...call.results]
  expect(used.filter((name) => !known.has(name))).toEqual([])
})

it('[GW-01] no path of a text is answered under another method', () => {
  const given = new Set(mailCallFacts.map(({ path }) => path))
  const known = new Set(mailCallFacts.map(keyOf))
  expect(calls.filter((call) => given.has(call.path) && !known.has(keyOf(call))).map(keyOf)).toEqual([])
})

it('[GW-01] no call of mail is our own invention, but those that are written down as such', () => {
  const isMail = ({ path }: DescribedCall) =>
    /^\/api\/(mail|contact)\//.test(path) || path === '/api/core/wss/'
  const known = new Set(there.map((fact) => keyOf(callOf(fact)!)))
  expect(calls.filter((call) => isMail(call) && !known.has(keyOf(call))).map(keyOf)).toEqual([])
})

it('[GW-01] every call carries a timestamp and a random number of five digits', () => {
  for (const call of calls) expect([keyOf(call), ...call.stamp]).toEqual([keyOf(call), 't', 'r'])
  expect(v.is(wireStamp, { t: '1763712000000', r: '04711' })).toBe(true)
  for (const stamp of [{ r: '471' }, { r: '471100' }, { r: '4711x' }, { t: 'now' }])
    expect(v.is(wireStamp, stamp)).toBe(false)
})

it('[GW-01] what later areas still have to bring is known', () => {
  const absent = mailCallFacts.filter((fact) => callOf(fact) === undefined)
  const lines = absent.map((fact) => `  ${keyOf(fact)}  ${fact.what}`)
  const names = there.flatMap(({ path, later = [] }) => later.map((name) => `${path} ${name}`))
  console.info(
    [`${absent.length} calls of mail and ${names.length} names are still to come:`, ...lines].join('\n'),
  )
  expect(absent.length + there.length).toBe(mailCallFacts.length)
  // What is to come must not be there already under another name's fact.
  expect(new Set(mailCallFacts.map(({ what }) => what)).size).toBe(mailCallFacts.length)
})

const namesOfFact = ({ payload = [], answer = [], results = [], later = [], ours = [] }: CallFact) => [
  ...payload,
  ...namesOf(answer),
  ...results,
  ...later,
  ...ours,
]

const namesOf = (answer: Iterable<string> | 'bytes'): string[] => (answer === 'bytes' ? [] : [...answer])

const missing = (wanted: readonly string[], given: ReadonlySet<string>): string[] =>
  wanted.filter((name) => !given.has(name))
