import { isMailroomError } from '@mailroom/core'
import { expect } from 'vitest'
import type { CrashOutcome } from './crashRun'
import type { MailPlaces } from './countMails'

/**
 * Every mail is where it belongs, once. By SMTP a mail may go out once more for each kill of the gateway at which it had not
 * heard that the mail was taken: nobody can avoid that (RFC 1047), and nothing else may repeat it.
 */
export function expectExactlyOnce(outcome: CrashOutcome): void {
  const { moved, old, purged, sent, places, bobsPlaces } = outcome
  expect(sent.length).toBeGreaterThan(0)
  expect(purged.length).toBeGreaterThan(0)
  expect(notOnce(places, moved)).toEqual([])
  expect(purged.filter((id) => places.has(id))).toEqual([])
  const kept = old.filter((id) => !purged.includes(id))
  expect(notOnce(places, kept)).toEqual([])

  expect(sent.filter((id) => places.get(id)?.join() !== 'Sent')).toEqual([])
  expect([...places.values()].flat()).not.toContain('Drafts')
  const taken = countTaken(outcome)
  expect(sent.filter((id) => !taken.has(id))).toEqual([])
  const tooOften = [...taken].filter(([id, times]) => times > 1 + (outcome.openAtKill.get(id) ?? 0))
  expect(tooOften).toEqual([])
  expect(sent.filter((id) => bobsPlaces.get(id)?.length !== taken.get(id))).toEqual([])
  expect(outcome.states).toEqual(['relayed'])

  expect(outcome.exitCodes.filter((code) => code !== 0)).toEqual([])
  // Whoever was turned away was told so in words that a page understands.
  const unclear = outcome.failures.filter(
    (error) => !isMailroomError(error) || !/^(offline|server)$/.test(error.kind),
  )
  expect(unclear).toEqual([])
}

/** Those that are not there exactly once, with where they are. */
export const notOnce = (places: MailPlaces, ids: readonly string[]) =>
  ids.map((id) => ({ id, in: places.get(id) ?? [] })).filter((found) => found.in.length !== 1)

/** How often each mail went out, by Message-ID. */
function countTaken({ taken }: CrashOutcome): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { raw } of taken) {
    const id = /^Message-ID: <(.*)>\r?$/m.exec(raw)![1]!
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
