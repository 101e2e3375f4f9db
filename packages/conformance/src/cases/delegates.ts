import { shareLevels } from '@mailroom/core'
import { equals, failsAs } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import type { WorldPerson } from '../world/ConformanceWorld'
import { portOf, signedIn, stranger } from '../world/scene'

const delegatesOf = async (person: WorldPerson) => portOf(await signedIn(person), 'delegates')

/** Who may work in whose mailbox. */
export const delegateCases = casesOf({ area: 'delegates', port: 'delegates', needs: ['delegates'] }, [
  [
    'levels',
    'Lets a colleague in at each level, changes it, and ends it',
    async ({ alice, bob }) => {
      const delegates = await delegatesOf(alice)
      equals(await delegates.list(), [], 'before anybody is let in')
      for (const level of shareLevels) {
        await delegates.set(bob.address.address, level)
        equals(await delegates.list(), [{ person: bob.address, level }], 'those who are let in')
      }
      equals(await (await delegatesOf(bob)).list(), [], 'the mailbox of somebody else')
      await delegates.remove(bob.address.address)
      equals(await delegates.list(), [], 'after it was ended')
      await failsAs(delegates.remove(bob.address.address), 'notFound', 'ending it once more')
    },
  ],
  [
    'wrong',
    'Lets in neither oneself nor anybody who is unknown',
    async ({ alice }) => {
      const delegates = await delegatesOf(alice)
      await failsAs(delegates.set(alice.address.address, 'readOnly'), 'invalid', 'oneself')
      await failsAs(delegates.set(stranger.address, 'readOnly'), 'notFound', 'somebody outside')
      equals(await delegates.list(), [], 'those who are let in')
    },
  ],
])
