import type { PasswordChange } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import { portOf, signedIn } from '../world/scene'

const next = 'Meadow_Otter-5'

/** Alice, signed in, where her password can be changed; undefined where another server keeps it. */
async function alice({ alice: person }: ConformanceWorld) {
  const adapter = await signedIn(person)
  const password = portOf(adapter, 'password')
  const current = person.credentials.password
  const terms = await password.terms()
  return { adapter, password, current, terms, good: { current, next, confirmation: next } }
}

/** The user's own password. */
export const passwordCases = casesOf({ area: 'passwords', port: 'password', needs: ['password'] }, [
  [
    'terms',
    'Says what a new password must be like, or that it is kept elsewhere and cannot be changed here',
    async (world) => {
      const { terms, password, good } = await alice(world)
      holds(terms.owner.accountName !== '', 'nobody is named whose password it is')
      if (!terms.isChangeable) await failsAs(password.change(good), 'forbidden', 'changing it here')
    },
  ],
  [
    'change',
    'Changes the password, ends every session, and lets in whoever has the new one alone',
    async (world) => {
      const { adapter, password, good, terms } = await alice(world)
      if (!terms.isChangeable) return
      const bob = await signedIn(world.bob)
      await password.change(good)
      equals(await adapter.session.current(), undefined, 'the session after the change')
      await failsAs(adapter.folders.list(), 'unauthenticated', 'listing folders after the change')
      await failsAs(adapter.session.signIn(world.alice.credentials), 'invalid', 'the old password')
      await adapter.session.signIn({ ...world.alice.credentials, password: next })
      holds((await adapter.folders.list()).length > 0, 'there are no folders in the new session')
      holds(await bob.session.current(), 'the session of somebody else has ended')
    },
  ],
  [
    'refused',
    'Refuses what breaks a rule, each at its field, and changes nothing',
    async (world) => {
      const { adapter, password, current, good, terms } = await alice(world)
      if (!terms.isChangeable) return
      const table: readonly (readonly [string, keyof PasswordChange, Partial<PasswordChange>])[] = [
        ['no old password', 'current', { current: ' ' }],
        ['a wrong old password', 'current', { current: `${current}x` }],
        ['no new password', 'next', { next: '', confirmation: '' }],
        ['one that is too short', 'next', { next: 'aB3-', confirmation: 'aB3-' }],
        ['one that is too long', 'next', { next: 'aB3-'.repeat(6), confirmation: 'aB3-'.repeat(6) }],
        ['the password of now', 'next', { next: current, confirmation: current }],
        ['another confirmation', 'confirmation', { confirmation: `${next}x` }],
      ]
      for (const [name, field, change] of table) {
        const { details } = await failsAs(password.change({ ...good, ...change }), 'invalid', name)
        holds(details.fields?.[field], `${name}: nothing is said at ${field}`)
      }
      holds(await adapter.session.current(), 'the session has ended though nothing was changed')
      await signedIn(world.alice)
    },
  ],
  [
    'locked',
    'Counts wrong old passwords, and after too many of them says how long to wait',
    async (world) => {
      const { password, good, terms } = await alice(world)
      if (!terms.isChangeable) return
      for (let index = 0; index < 12; index += 1) {
        const wrong = { ...good, current: `Wrong-guess-${index}` }
        await failsAs(password.change(wrong), ['invalid', 'locked'], 'a wrong password')
      }
      const { details } = await failsAs(password.change(good), 'locked', 'the right one among so many')
      holds(details.retryAfterSeconds !== undefined && details.retryAfterSeconds > 0, 'no wait is named')
    },
  ],
])
