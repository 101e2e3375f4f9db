import type { MailroomAdapter, MessageRef } from '@mailroom/core'
import { equals, failsAs } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import {
  allBytes,
  arrive,
  arriveAll,
  folderOf,
  opened,
  portOf,
  rows,
  selection,
  signedIn,
  subjects,
} from '../world/scene'

const files = [{ name: 'a.bin', contentType: 'application/octet-stream', bytes: allBytes(100) }]

/** Nothing is found at a place, by any way of asking. */
async function isGone({ messages }: MailroomAdapter, ref: MessageRef, attachment: string): Promise<void> {
  await failsAs(messages.read(ref), 'notFound', 'reading at the old place')
  await failsAs(messages.source(ref), 'notFound', 'the source at the old place')
  await failsAs(messages.header(ref), 'notFound', 'the header at the old place')
  await failsAs(messages.original(ref), 'notFound', 'the file at the old place')
  await failsAs(messages.attachment(ref, attachment), 'notFound', 'the attachment at the old place')
}

/** Old places of mails, which a page that is open somewhere still holds. */
export const staleCases = casesOf({ area: 'stale', port: 'messages' }, [
  [
    'after-a-move',
    'Finds nothing at the old place of a mail that was moved, also when others have come since',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const mail = await opened(adapter, await arrive(world, { subject: 'moved', files }))
      const attachment = mail.attachments[0]!.id
      await adapter.messages.move(
        { folder: mail.ref.folder, uids: [mail.ref.uid] },
        await folderOf(adapter, 'archive'),
      )
      await isGone(adapter, mail.ref, attachment)
      await arriveAll(world, [
        { subject: 'later', files },
        { subject: 'last', files },
      ])
      await isGone(adapter, mail.ref, attachment)
    },
  ],
  [
    'never-again',
    'Gives the number of a mail that was the newest and is gone to no other mail',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const [, newest] = await arriveAll(world, [{ subject: 'one' }, { subject: 'two' }])
      await adapter.messages.deleteForever(selection(newest!))
      const next = await arrive(world, { subject: 'three' })
      equals(next.ref.uid === newest!.ref.uid, false, 'the number of the next mail is the old one')
      await adapter.messages.deleteForever({ folder: next.ref.folder, uids: 'all' })
      const last = await arrive(world, { subject: 'four' })
      equals(
        [newest!.ref.uid, next.ref.uid].includes(last.ref.uid),
        false,
        'the number of a mail in a folder that was emptied is an old one',
      )
    },
  ],
  [
    'actions',
    'Does nothing to other mails when it is asked to act at old places',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const moved = await arrive(world, { subject: 'moved' })
      const archive = await folderOf(adapter, 'archive')
      const [newPlace] = await adapter.messages.move(selection(moved), archive)
      await arriveAll(world, [{ subject: 'one' }, { subject: 'two' }])
      const stale = selection(moved)
      await adapter.messages.setState(stale, { isRead: true, flag: 'red' })
      equals((await adapter.messages.move(stale, await folderOf(adapter, 'trash'))).length, 0, 'moved mails')
      equals((await adapter.messages.delete(stale)).length, 0, 'deleted mails')
      await adapter.messages.deleteForever(stale)
      const inbox = await rows(adapter, moved.ref.folder)
      equals(
        inbox.map(({ subject, state }) => [subject, state.isRead, state.flag]),
        [
          ['two', false, undefined],
          ['one', false, undefined],
        ],
        'the mails that came since',
      )
      const { subject, state } = await adapter.messages.read(newPlace!.to)
      equals([subject, state.isRead, state.flag], ['moved', false, undefined], 'the mail at its new place')
    },
  ],
  [
    'answers',
    'Begins no answer to, and opens no draft at, the old place of a mail',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const drafts = portOf(adapter, 'drafts')
      const row = await arrive(world, { subject: 'moved' })
      await adapter.messages.delete(selection(row))
      await arrive(world, { subject: 'later' })
      for (const kind of ['reply', 'replyAll', 'forward'] as const)
        await failsAs(drafts.prepare(row.ref, kind), 'notFound', `a ${kind} at the old place`)
      await failsAs(drafts.open(row.ref), 'notFound', 'a draft at the old place')
    },
    { port: 'drafts', needs: ['drafts'] },
  ],
  [
    'back-and-forth',
    'Follows a mail through many moves, one mail all the way',
    async (world) => {
      const adapter = await signedIn(world.alice)
      let { ref }: { ref: MessageRef } = await arrive(world, { subject: 'traveller', files })
      const [inbox, archive] = [await folderOf(adapter, 'inbox'), await folderOf(adapter, 'archive')]
      for (const target of [archive, inbox, archive, inbox, archive]) {
        const [moved] = await adapter.messages.move({ folder: ref.folder, uids: [ref.uid] }, target)
        equals(moved?.to.folder, target, 'where it is')
        ref = moved!.to
      }
      equals((await adapter.messages.read(ref)).subject, 'traveller', 'the mail at its last place')
      equals(
        [subjects(await rows(adapter, inbox)), subjects(await rows(adapter, archive))],
        [[], ['traveller']],
        'inbox and archive',
      )
    },
  ],
])
