import { expect } from 'vitest'
import type { CrashOutcome } from './crashTest'

/** Relays that the post office runs at the same time. */
const handOversAtOnce = 8

/**
 * None lost, none twice. Towards the outside one repetition is allowed for each hand-over that a kill hit between the other
 * side's acceptance and our record of it, which nobody can avoid (RFC 5321 4.5.3.2).
 */
export function expectNothingLost(outcome: CrashOutcome, kills: number): void {
  const once = (counts: ReadonlyMap<string, number>, subjects: readonly string[]) =>
    subjects.filter((subject) => counts.get(subject) !== 1)
  const { sent, confirmed, unconfirmed, inBobsInbox, inSent, inDrafts, outside } = outcome
  expect(sent.length).toBeGreaterThan(0)
  expect(once(inBobsInbox, sent)).toEqual([])
  expect(once(inSent, sent)).toEqual([])
  expect([...inDrafts.keys()]).toEqual([])
  expect(once(inBobsInbox, confirmed)).toEqual([])
  expect(unconfirmed.filter((subject) => (inBobsInbox.get(subject) ?? 0) > 1)).toEqual([])
  expect(sent.filter((subject) => !outside.has(subject))).toEqual([])
  const repeated = [...outside.values()].reduce((sum, times) => sum + times - 1, 0)
  expect(repeated).toBeLessThanOrEqual(kills * handOversAtOnce)
  expect(outcome.states).toEqual(['delivered', 'relayed'])
}
