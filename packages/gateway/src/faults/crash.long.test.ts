import { expect, it } from 'vitest'
import { seededRandom } from '../testing/seededRandom'
import { crashRun } from './testing/crashRun'
import { expectExactlyOnce, notOnce } from './testing/expectExactlyOnce'
import { importRun } from './testing/importRun'
import { withFaultWorld } from './testing/openFaultWorld'
import { withDovecot, withOwnStore } from './testing/openStruckSystems'
import { tagAndEmptyRun } from './testing/tagAndEmptyRun'

it(
  '[R1, R3, R13] struck a hundred times while mails are sent, moved and deleted, it loses none and doubles none',
  () =>
    withFaultWorld(async (world) => {
      const outcome = await crashRun(world, 100, seededRandom(20030317))
      expectExactlyOnce(outcome)
      expect(Math.min(...Object.values(outcome.blows))).toBeGreaterThan(0)
    }),
  3_600_000,
)

it(
  '[R3] struck a hundred times while mails are brought in, it brings each once',
  () =>
    withFaultWorld(async (world) => {
      const { ids, places } = await importRun(world, 100, seededRandom(19820801))
      expect(notOnce(places, ids)).toEqual([])
    }),
  3_600_000,
)

it.each([
  ['over Dovecot', withDovecot, 19690721],
  ['with mails of its own', withOwnStore, 19891110],
] as const)(
  '[R3] struck a hundred times while a thousand mails are tagged and the trash is emptied, %s, it loses none and comes to its end',
  (_name, inSystem, seed) =>
    inSystem(async (system) => {
      const plan = { count: 100, taggedCount: 1_000 }
      const { hits } = await tagAndEmptyRun(system, plan, seededRandom(seed))
      expect(hits).toBeGreaterThan(10)
    }),
  3_600_000,
)
