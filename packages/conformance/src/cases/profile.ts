import { maxProfilePictureBytes, maxProfilePictureSide } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
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
  [
    'gender',
    'Shows at once, and to colleagues, what somebody says of their gender',
    async ({ alice, bob }) => {
      const adapter = await signedIn(alice)
      const profile = portOf(adapter, 'profile')
      const { gender: before } = await profile.profile()
      for (const gender of ['female', 'male', 'unknown'] as const) {
        await profile.setGender(gender)
        equals((await profile.profile()).gender, gender, 'the gender in the profile')
        equals((await adapter.session.current())?.user.gender, gender, 'the gender in the session')
        equals((await colleague(bob, alice)).gender, gender, 'the gender that a colleague is told')
      }
      await profile.setGender('male')
      equals((await colleague(alice, bob)).gender, 'unknown', 'what somebody else has not said')
      await profile.setGender(before)
    },
    { needs: ['profile', 'contacts'] },
  ],
  [
    'picture',
    'Shows a picture at once, and to colleagues, under another address for each, until it is taken away',
    async ({ alice, bob }) => {
      const adapter = await signedIn(alice)
      const profile = portOf(adapter, 'profile')
      const seen: (string | undefined)[] = []
      for (const picture of [onePixel('white'), onePixel('black')]) {
        await profile.setPicture(picture)
        const { pictureUrl } = await profile.profile()
        holds(pictureUrl, 'the profile has no picture')
        holds(!seen.includes(pictureUrl), 'another picture has the address of the one before')
        seen.push(pictureUrl)
        equals((await adapter.session.current())?.user.pictureUrl, pictureUrl, 'the picture in the session')
        equals((await colleague(bob, alice)).pictureUrl, pictureUrl, 'the picture that a colleague is told')
      }
      equals((await colleague(alice, bob)).pictureUrl, undefined, 'the picture of somebody else')
      for (let time = 0; time < 2; time += 1) {
        await profile.removePicture()
        equals((await profile.profile()).pictureUrl, undefined, 'the picture after it was taken away')
      }
      equals((await colleague(bob, alice)).pictureUrl, undefined, 'what a colleague is told then')
    },
    { needs: ['profile', 'contacts'] },
  ],
  [
    'wrong-pictures',
    'Takes no file that is no picture, or too large a one, and keeps the one of before',
    async ({ alice }) => {
      const profile = await profileOf(alice)
      await profile.setPicture(onePixel('white'))
      const { pictureUrl } = await profile.profile()
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
      for (const [what, file] of [
        ['an SVG', new Blob([svg], { type: 'image/svg+xml' })],
        ['an SVG that calls itself a PNG', new Blob([svg], { type: 'image/png' })],
        ['nothing', new Blob([], { type: 'image/png' })],
        ['a PNG with sides too long', new Blob([pngHead(maxProfilePictureSide + 1)], { type: 'image/png' })],
      ] as const) {
        const error = await failsAs(profile.setPicture(file), 'invalid', `showing ${what}`)
        equals(Object.keys(error.details.fields ?? {}), ['picture'], 'the field at fault')
      }
      const heavy = new Blob([onePixel('white'), new Uint8Array(maxProfilePictureBytes)])
      await failsAs(profile.setPicture(heavy), 'tooLarge', 'showing a file that is too large')
      equals((await profile.profile()).pictureUrl, pictureUrl, 'the picture of before')
      await profile.removePicture()
    },
  ],
])

/** What somebody is told of somebody else. */
const colleague = async (who: WorldPerson, other: WorldPerson) =>
  portOf(await signedIn(who), 'contacts').lookUp(other.address.address)

const gifs = {
  white: 'R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==',
  black: 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==',
} as const

/** A GIF of one pixel. */
const onePixel = (color: keyof typeof gifs): Blob =>
  new Blob([Uint8Array.from(atob(gifs[color]), (byte) => byte.charCodeAt(0))], { type: 'image/gif' })

/** The beginning of a PNG that says how wide it is. @source ISO/IEC 15948 11.2.2 */
function pngHead(width: number): Uint8Array<ArrayBuffer> {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const ihdr = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 0, 0, 0, 0, 1, 8, 2, 0, 0, 0]
  const head = Uint8Array.from([...signature, ...ihdr])
  new DataView(head.buffer).setUint32(16, width)
  return head
}
