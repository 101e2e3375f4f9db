import { expect, it } from 'vitest'
import { seededRandom } from '../testing/seededRandom'
import { crashRun } from './testing/crashRun'
import { expectExactlyOnce, notOnce } from './testing/expectExactlyOnce'
import { importRun } from './testing/importRun'
import { withFaultWorld } from './testing/openFaultWorld'

it('[R1, R3, R13] struck six times while mails are sent, moved and deleted, it loses none and doubles none', () =>
  withFaultWorld(async (world) => {
    expectExactlyOnce(await crashRun(world, 6, seededRandom(20261122)))
  }))

it('[R3] struck four times while mails are brought in, it brings each once', () =>
  withFaultWorld(async (world) => {
    const { ids, places } = await importRun(world, 4, seededRandom(19770805))
    expect(notOnce(places, ids)).toEqual([])
  }))
