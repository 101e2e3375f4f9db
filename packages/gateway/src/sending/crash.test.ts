import { expect, it } from 'vitest'
import { crashTest } from '../testing/crashTest'
import { expectNothingLost } from '../testing/expectNothingLost'
import { seededRandom } from '../testing/seededRandom'

it('[R1 GW-02] killed six times while mails come in and go out, it loses none and doubles none', async () => {
  const kills = 6
  const outcome = await crashTest(kills, seededRandom(20260105))
  expectNothingLost(outcome, kills)
  expect(outcome.sent).toHaveLength(30)
})
