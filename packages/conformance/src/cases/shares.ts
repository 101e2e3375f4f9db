import { type MailroomAdapter, type ShareLevel, shareLevels } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import { listen } from '../world/listen'
import {
  arrive,
  formTo,
  opened,
  portOf,
  rowAgain,
  rows,
  signedIn,
  subjects,
  waitForRow,
} from '../world/scene'
import { makeAllCalls } from './shareLevels'

/** Alice and Bob, signed in. */
async function bothOf({ alice, bob }: ConformanceWorld) {
  const [owner, guest] = [await signedIn(alice), await signedIn(bob)]
  return { owner, guest, delegates: portOf(owner, 'delegates'), shares: portOf(guest, 'shares') }
}

/** Alice lets Bob in, and he goes in. Answers with the name of the share. */
async function enter(world: ConformanceWorld, level: ShareLevel): Promise<string> {
  await portOf(world.alice.adapter, 'delegates').set(world.bob.address.address, level)
  const shares = portOf(world.bob.adapter, 'shares')
  const [share] = await shares.list()
  holds(share, 'whoever is let in sees no mailbox to go into')
  await shares.enter(share.id)
  return share.id
}

/** Whose mailbox somebody works in, and whether it is shared with them. */
async function placeOf(adapter: MailroomAdapter) {
  const session = await adapter.session.current()
  return [session?.user.address.address, session?.isShared]
}

/** Mailboxes of others. */
export const shareCases = casesOf({ area: 'shares', port: 'shares', needs: ['shares', 'delegates'] }, [
  [
    'into-and-back',
    'Goes into the mailbox of a colleague and back, and is in one of them at a time',
    async (world) => {
      const { alice, bob } = world
      const { guest, shares } = await bothOf(world)
      await arrive(world, { subject: 'For Alice' })
      equals(await shares.list(), [], 'mailboxes before anybody is let in')
      const own = { isShared: false, mayRead: true, maySend: true, mayManage: true }
      equals(await shares.rights(), own, 'rights in the own mailbox')
      await shares.leave()
      const id = await enter(world, 'readOnly')
      equals(await placeOf(guest), [alice.address.address, true], 'whose mailbox it is')
      equals(subjects(await rows(guest, 'INBOX')), ['For Alice'], 'what lies in it')
      equals(
        await shares.rights(),
        { isShared: true, mayRead: true, maySend: false, mayManage: false },
        'rights in the mailbox of somebody else',
      )
      equals(await shares.list(), [{ id, owner: alice.address }], 'mailboxes, asked for in one of them')
      equals(await placeOf(alice.adapter), [alice.address.address, false], 'the session of the owner')
      await shares.leave()
      equals(await placeOf(guest), [bob.address.address, false], 'who it is after going back')
      equals(subjects(await rows(guest, 'INBOX')), [], 'the own mailbox')
      equals(await shares.rights(), own, 'rights after going back')
    },
  ],
  [
    'levels',
    'Gives at each level what belongs to it, and nothing more',
    async (world) => {
      const { guest, owner, shares } = await bothOf(world)
      const row = await arrive(world, { subject: 'The plan' })
      for (const level of shareLevels) {
        await enter(world, level)
        const [maySend, mayManage] = [
          level === 'proxySend' || level === 'fullControl',
          level === 'fullControl',
        ]
        equals(
          await shares.rights(),
          { isShared: true, mayRead: true, maySend, mayManage },
          `rights at the level ${level}`,
        )
        const features = (await guest.session.current())?.features
        equals(
          [features?.compose, features?.delete, features?.change !== false],
          [maySend, level !== 'readOnly', level !== 'readOnly'],
          `features at the level ${level}`,
        )
        await makeAllCalls({ guest, row, owner: world.alice, level })
        if (level === 'readOnly') {
          const { state, remark } = await rowAgain(owner, row)
          equals([state.flag, remark], [undefined, ''], 'the mail after a reader has tried to change it')
        }
        await shares.leave()
      }
    },
  ],
  [
    'sender',
    'Names whoever sends in the name of the owner, and nobody where they write as the owner',
    async (world) => {
      const { alice, bob } = world
      const { guest, shares } = await bothOf(world)
      const sending = portOf(guest, 'sending')
      for (const level of ['proxySend', 'fullControl'] as const) {
        await enter(world, level)
        await sending.send(formTo(bob.address, { subject: level }), sending.newDraftId())
        const copy = await opened(guest, await waitForRow(guest, 'sent', level))
        await shares.leave()
        const mail = await opened(guest, await waitForRow(guest, 'inbox', level))
        const named = level === 'proxySend' ? bob.address.address : undefined
        for (const { from, sender } of [copy, mail])
          equals(
            [from.address, sender?.address],
            [alice.address.address, named],
            `author and sender at the level ${level}`,
          )
      }
    },
    { needs: ['shares', 'delegates', 'sending'] },
  ],
  [
    'over',
    'Is over at once when the owner changes it or takes it back, and whoever was in goes back',
    async (world) => {
      const { alice, bob } = world
      const { guest, delegates, shares } = await bothOf(world)
      const mail = await arrive(world, { subject: 'For Alice' })
      const ends: Readonly<Record<string, () => Promise<void>>> = {
        changed: () => delegates.set(bob.address.address, 'readOnly'),
        'taken back': () => delegates.remove(bob.address.address),
      }
      for (const [how, end] of Object.entries(ends)) {
        await enter(world, 'fullControl')
        const line = guest.live && (await listen(guest))
        await end()
        if (line) {
          const isTold = async () => line.events.find(({ kind }) => kind === 'shareEnded')
          await until(`the word that the share was ${how}`, isTold)
          equals(line.states.at(-1), 'offline', `the live line after the share was ${how}`)
          line.leave()
        }
        await failsAs(guest.folders.list(), 'shareEnded', `listing folders after it was ${how}`)
        await failsAs(opened(guest, mail), 'shareEnded', `reading after it was ${how}`)
        const { sending } = guest
        if (sending) {
          const send = sending.send(formTo(bob.address), sending.newDraftId())
          await failsAs(send, 'shareEnded', `sending after it was ${how}`)
        }
        const nothing = { isShared: true, mayRead: false, maySend: false, mayManage: false }
        equals(await shares.rights(), nothing, `rights after it was ${how}`)
        equals((await placeOf(guest))[1], true, `isShared after it was ${how}`)
        equals((await shares.list()).length, how === 'changed' ? 1 : 0, `mailboxes after it was ${how}`)
        await shares.leave()
        equals(await placeOf(guest), [bob.address.address, false], `the place afterwards`)
        equals(subjects(await rows(guest, 'INBOX')), [], 'the own mailbox')
      }
      equals(subjects(await rows(alice.adapter, 'INBOX')), ['For Alice'], 'the mailbox of the owner')
    },
  ],
  [
    'foreign',
    'Lets nobody in by the share of somebody else, and nobody at what lies in another mailbox',
    async (world) => {
      const { alice, bob } = world
      const { owner, guest, shares } = await bothOf(world)
      const secret = await owner.folders.create({ name: 'Contracts' })
      const mail = await arrive(world, { subject: 'For Alice' })
      const [moved] = await owner.messages.move({ folder: mail.ref.folder, uids: [mail.ref.uid] }, secret.id)
      holds(moved, 'the mail was not moved')
      await failsAs(guest.messages.read(moved.to), 'notFound', 'a mail of a mailbox that is not shared')

      await portOf(guest, 'delegates').set(alice.address.address, 'fullControl')
      const [share] = await portOf(owner, 'shares').list()
      holds(share, 'whoever is let in sees no mailbox to go into')
      await failsAs(shares.enter(share.id), 'notFound', 'the share of somebody else')
      await failsAs(shares.enter('00000000-0000-4000-8000-000000000000'), 'notFound', 'a share that is none')
      equals(await placeOf(guest), [bob.address.address, false], 'the place after trying')

      const before = await enter(world, 'readWrite')
      const here = await guest.messages.read(moved.to)
      equals(here.subject, 'For Alice', 'the mail in the shared mailbox')
      await shares.leave()
      await failsAs(guest.messages.read(moved.to), 'notFound', 'a mail of the mailbox that was left')
      const away = guest.messages.move({ folder: secret.id, uids: [moved.to.uid] }, 'INBOX')
      await failsAs(away, 'notFound', 'moving a mail of the mailbox that was left')
      await enter(world, 'readOnly')
      await failsAs(shares.enter(before), 'notFound', 'the share of the level before')
      await shares.leave()
      equals(
        subjects(await rows(owner, secret.id)),
        ['For Alice'],
        'the folder of the owner after everything',
      )
    },
  ],
  [
    'held',
    'Tells a reviewer who has sent a mail in the name of its author',
    async (world) => {
      const { alice, bob } = world
      const { guest, shares } = await bothOf(world)
      await world.holdMail?.('prototype')
      await enter(world, 'proxySend')
      const sending = portOf(guest, 'sending')
      await sending.send(formTo(bob.address, { subject: 'The prototype' }), sending.newDraftId())
      await shares.leave()
      const review = portOf(guest, 'review')
      const [held] = (await review.list({ state: 'wait', offset: 0, limit: 10 })).mails
      holds(held, 'no mail waits')
      const { from, sender } = await review.read(held.id)
      equals(
        [from.address, sender?.address],
        [alice.address.address, bob.address.address],
        'author and sender of the mail that waits',
      )
    },
    { needs: ['shares', 'delegates', 'sending', 'review'], abilities: ['holdMail'] },
  ],
  [
    'locks',
    'Takes no opened lock along into another mailbox, nor back',
    async (world) => {
      const { owner, guest, shares } = await bothOf(world)
      const [own, other] = [portOf(guest, 'folderLock'), portOf(owner, 'folderLock')]
      await own.set('correct-horse')
      await own.open('correct-horse')
      await enter(world, 'fullControl')
      equals(await own.state(), { isSet: false, isOpen: false }, 'the lock of a mailbox that has none')
      await other.set('other-horse')
      equals(await own.state(), { isSet: true, isOpen: false }, 'the lock of the mailbox of somebody else')
      await shares.leave()
      equals(await own.state(), { isSet: true, isOpen: false }, 'the own lock after going back')
    },
    { needs: ['shares', 'delegates', 'folderLock'] },
  ],
])
