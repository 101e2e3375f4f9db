import { equals, failsAs } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import type { WorldPerson } from '../world/ConformanceWorld'
import { portOf, signedIn } from '../world/scene'

const profileOf = async (person: WorldPerson) => portOf(await signedIn(person), 'profile')

/** Who somebody is to the organisation, and what of that waits. */
export const profileCases = casesOf({ area: 'profile', port: 'profile', needs: ['profile'] }, [
  [
    'name',
    'Keeps a name that somebody asks for apart from the one they have, and takes it back',
    async ({ alice, bob }) => {
      const profile = await profileOf(alice)
      const before = await profile.profile()
      equals(before.address, alice.address.address, 'the address')
      equals(before.nameRequest, undefined, 'before anything is asked')
      for (const name of ['Alice Example', '艾丽丝']) {
        await profile.requestName({ name: ` ${name} `, englishName: 'Alice' })
        const { nameRequest, ...rest } = await profile.profile()
        const { name: asked, englishName, state, answer } = nameRequest!
        equals([asked, englishName, state, answer], [name, 'Alice', 'waiting', ''], 'what is asked')
        equals(rest.name, before.name, 'the name meanwhile')
      }
      equals((await (await profileOf(bob)).profile()).nameRequest, undefined, 'what somebody else asks')
      await profile.withdrawName()
      equals((await profile.profile()).nameRequest, undefined, 'after it was taken back')
      await failsAs(profile.withdrawName(), 'conflict', 'taking it back once more')
    },
  ],
  [
    'wrong-names',
    'Takes no name that nobody can have, nor the one of now',
    async ({ alice }) => {
      const profile = await profileOf(alice)
      const { name, englishName } = await profile.profile()
      const faults = [
        [{ name: ' ', englishName: '' }, 'name'],
        [{ name: 'a'.repeat(36), englishName: '' }, 'name'],
        [{ name: 'Alice', englishName: '爱丽丝' }, 'englishName'],
      ] as const
      for (const [wanted, field] of faults) {
        const error = await failsAs(profile.requestName(wanted), 'invalid', `asking for ${wanted.name}`)
        equals(Object.keys(error.details.fields ?? {}), [field], 'the field at fault')
      }
      await failsAs(profile.requestName({ name, englishName }), 'conflict', 'asking for the name of now')
      equals((await profile.profile()).nameRequest, undefined, 'what is asked')
    },
  ],
  [
    'closing',
    'Asks once for an account to be closed, with a reason, and takes it back',
    async ({ alice }) => {
      const profile = await profileOf(alice)
      const error = await failsAs(profile.requestClosing('  '), 'invalid', 'asking without a reason')
      equals(Object.keys(error.details.fields ?? {}), ['reason'], 'the field at fault')
      await failsAs(profile.requestClosing('a'.repeat(201)), 'invalid', 'asking with a long one')
      await failsAs(profile.withdrawClosing(), 'conflict', 'taking back what was not asked')
      await profile.requestClosing(' I am leaving ')
      const { closingRequest } = await profile.profile()
      equals([closingRequest?.reason, closingRequest?.state], ['I am leaving', 'waiting'], 'what is asked')
      await failsAs(profile.requestClosing('Again'), 'conflict', 'asking twice')
      await profile.withdrawClosing()
      equals((await profile.profile()).closingRequest, undefined, 'after it was taken back')
    },
  ],
])
