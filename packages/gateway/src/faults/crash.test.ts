import { expect, it } from 'vitest'
import { seededRandom } from '../testing/seededRandom'
import { crashRun } from './testing/crashRun'
import { expectExactlyOnce, notOnce } from './testing/expectExactlyOnce'
import { importRun } from './testing/importRun'
import { withFaultWorld } from './testing/openFaultWorld'
import { withDovecot, withOwnStore } from './testing/openStruckSystems'
import { tagAndEmptyRun } from './testing/tagAndEmptyRun'

it(
  '[R1, R3, R13] struck six times while mails are sent, moved and deleted, it loses none and doubles none',
  () =>
    withFaultWorld(async (world) => {
      expectExactlyOnce(await crashRun(world, 6, seededRandom(20261122)))
    }),
  120_000,
)

it(
  '[R3] struck four times while mails are brought in, it brings each once',
  () =>
    withFaultWorld(async (world) => {
      const { ids, places } = await importRun(world, 4, seededRandom(19770805))
      expect(notOnce(places, ids)).toEqual([])
    }),
  120_000,
)

it.each([
  ['over Dovecot', withDovecot, 19690720],
  ['with mails of its own', withOwnStore, 19891109],
] as const)(
  '[R3] struck six times while mails are tagged and the trash is emptied, %s, it loses none and comes to its end',
  (_name, inSystem, seed) =>
    inSystem(async (system) => {
      const plan = { count: 6, taggedCount: 200 }
      const { keptCount } = await tagAndEmptyRun(system, plan, seededRandom(seed))
      // Those with tags, and those that nobody has emptied.
      expect(keptCount).toBe(320)
    }),
  120_000,
)
