import type { Address, LiveEvent, MailroomAdapter, MessageRef } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import { arrive, formTo, portOf, rows, signedIn } from '../world/scene'

/** Questions to every port that tells or changes something. */
function questions(adapter: MailroomAdapter, ref: MessageRef, to: Address) {
  const { folders, messages, drafts, search, settings, tags, contacts } = adapter
  const mails = { folder: ref.folder, uids: [ref.uid] }
  const table: Record<string, () => Promise<unknown> | undefined> = {
    'folders.list': () => folders.list(),
    'folders.get': () => folders.get?.(ref.folder),
    'folders.create': () => folders.create({ name: 'New' }),
    'messages.list': () => rows(adapter, ref.folder),
    'messages.read': () => messages.read(ref),
    'messages.source': () => messages.source(ref),
    'messages.original': () => messages.original(ref),
    'messages.attachment': () => messages.attachment(ref, '1'),
    'messages.setState': () => messages.setState(mails, { isRead: true }),
    'messages.deleteForever': () => messages.deleteForever(mails),
    'search.find': () => search?.find({ conditions: { text: 'a' }, offset: 0, limit: 10 }),
    'drafts.save': () => drafts?.save(formTo(to)),
    'settings.load': () => settings?.load(),
    'tags.list': () => tags?.list(),
    'contacts.suggest': () => contacts?.suggest('a'),
  }
  return Object.entries(table)
}

/** The lock on the screen. */
export const screenLockCases = casesOf({ area: 'screen-lock', port: 'screenLock', needs: ['screenLock'] }, [
  [
    'keeps',
    'Answers nothing while the screen is locked, and goes on as before once it is unlocked',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const lock = portOf(adapter, 'screenLock')
      const { ref } = await arrive(world, { subject: 'secret' })
      equals((await adapter.session.current())?.isLocked, false, 'the session before')
      await lock.lock()
      for (const [name, ask] of questions(adapter, ref, world.bob.address)) {
        const answer = ask()
        if (answer) await failsAs(answer, 'screenLocked', name)
      }
      const session = await adapter.session.current()
      equals(session?.user.address.address, world.alice.address.address, 'who is signed in')
      equals(session?.isLocked, true, 'the session while it is locked')
      await lock.lock()
      await lock.unlock(world.alice.credentials.password)
      equals((await adapter.session.current())?.isLocked, false, 'the session afterwards')
      const { subject, state } = (await rows(adapter, ref.folder))[0]!
      equals([subject, state.isRead], ['secret', false], 'the mail afterwards')
    },
  ],
  [
    'wrong',
    'Stays locked at a wrong password, and after too many says how long to wait',
    async ({ alice }) => {
      const adapter = await signedIn(alice)
      const lock = portOf(adapter, 'screenLock')
      await lock.lock()
      const { details } = await failsAs(lock.unlock('Wrong-2026'), 'invalid', 'a wrong password')
      holds(details.fields?.password, 'nothing is said of the password')
      await failsAs(adapter.folders.list(), 'screenLocked', 'listing folders after a wrong password')
      for (let index = 0; index < 20; index += 1) {
        await failsAs(lock.unlock(`Wrong-${index}`), ['invalid', 'locked'], 'another wrong password')
      }
      const late = await failsAs(lock.unlock(alice.credentials.password), 'locked', 'the right one too late')
      holds((late.details.retryAfterSeconds ?? 0) > 0, 'no wait is named')
      await failsAs(adapter.folders.list(), 'screenLocked', 'listing folders afterwards')
    },
  ],
  [
    'sign-out',
    'Lets whoever cannot unlock sign out, and locks nobody else',
    async ({ alice, bob }) => {
      const adapter = await signedIn(alice)
      await portOf(adapter, 'screenLock').lock()
      await (await signedIn(bob)).folders.list()
      await adapter.session.signOut()
      equals(await adapter.session.current(), undefined, 'the session after signing out')
      equals((await (await signedIn(alice)).session.current())?.isLocked, false, 'the next session')
    },
  ],
  [
    'live',
    'Tells on the live line that the screen was locked, and nothing after that',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const events: LiveEvent['kind'][] = []
      let state = ''
      const leave = portOf(adapter, 'live').subscribe({
        onEvent: ({ kind }) => events.push(kind),
        onState: (next) => (state = next),
      })
      await until('the live line', async () => state === 'online' || undefined)
      await portOf(adapter, 'screenLock').lock()
      await until('the word of the lock', async () => events.includes('screenLocked') || undefined)
      await until('the end of the line', async () => state === 'offline' || undefined)
      await world.deliver({ from: world.bob.address, subject: 'unheard' })
      await portOf(adapter, 'screenLock').unlock(world.alice.credentials.password)
      equals(events.at(-1), 'screenLocked', 'the last that was told')
      leave()
    },
    { needs: ['screenLock', 'live'] },
  ],
  [
    'nobody',
    'Is there for people who have signed in',
    async ({ alice: { adapter, credentials } }) => {
      const lock = portOf(adapter, 'screenLock')
      await failsAs(lock.lock(), 'unauthenticated', 'locking')
      await failsAs(lock.unlock(credentials.password), 'unauthenticated', 'unlocking')
    },
  ],
])
