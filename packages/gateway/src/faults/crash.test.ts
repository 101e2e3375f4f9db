import { it } from 'vitest'
import { seededRandom } from '../testing/seededRandom'
import { crashRun } from './testing/crashRun'
import { expectExactlyOnce } from './testing/expectExactlyOnce'
import { withFaultWorld } from './testing/openFaultWorld'

it('[R1, R3, R13] struck six times while mails are sent, moved and deleted, it loses none and doubles none', () =>
  withFaultWorld(async (world) => {
    expectExactlyOnce(await crashRun(world, 6, seededRandom(20261122)))
  }))
