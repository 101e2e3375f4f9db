import { equals, failsAs, holds } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import { listen } from '../world/listen'
import {
  folderOf,
  formTo,
  hasArrived,
  opened,
  portOf,
  rows,
  selection,
  signedIn,
  stranger,
  subjects,
  waitForRow,
} from '../world/scene'

/** Alice sends a mail to Bob, and it is there. */
async function sendToBob({ alice, bob }: ConformanceWorld, subject: string) {
  const sender = await signedIn(alice)
  const reader = await signedIn(bob)
  const sending = portOf(sender, 'sending')
  const { messageId } = await sending.send(formTo(bob.address, { subject }), sending.newDraftId())
  const row = await waitForRow(reader, 'inbox', subject)
  await until('delivery', async () =>
    (await sending.status(messageId)).every(hasArrived) ? true : undefined,
  )
  return { sender, reader, sending, recall: portOf(sender, 'recall'), messageId, row }
}

/** Taking mails back. Mailboxes of the world may lie where nothing can be taken back: then that is said. */
export const recallCases = casesOf({ area: 'recall', port: 'recall', needs: ['recall', 'sending'] }, [
  [
    'recalled',
    'Takes a mail out of a colleague’s mailbox, wherever it was moved, or says beforehand that it cannot',
    async (world) => {
      const { reader, sending, recall, messageId, row } = await sendToBob(world, 'Too early')
      const archive = await folderOf(reader, 'archive')
      await reader.messages.move(selection(row), archive)
      const [line] = await sending.status(messageId)
      if (line!.recall === 'outside') {
        await failsAs(recall.recall(messageId), 'conflict', 'recalling what cannot be')
        equals(subjects(await rows(reader, archive)), ['Too early'], 'the mail that stays')
        return
      }
      equals(line!.recall, 'possible', 'standing before')
      const news = reader.live && (await listen(reader))
      const lines = await recall.recall(messageId)
      equals([lines[0]!.state, lines[0]!.recall], ['recalled', 'recalled'], 'state and standing after')
      const [inPlace, ...others] = await rows(reader, archive)
      equals(others.length, 0, 'other mails in its place')
      holds(inPlace && inPlace.subject !== 'Too early', 'the subject is still there')
      const { text, html = '', from, receivedAt } = await opened(reader, inPlace)
      holds(!`${text}${html}`.includes('Here are the minutes'), 'the text is still there')
      equals([from.address, receivedAt], [world.alice.address.address, row.receivedAt], 'sender and time')
      await failsAs(reader.messages.read({ ...row.ref, folder: archive }), 'notFound', 'the mail itself')
      if (news) {
        await until('news for the reader', async () =>
          news.events.find((event) => event.kind === 'folderChanged' && event.folder === archive),
        )
        news.leave()
      }
    },
  ],
  [
    'once',
    'Takes a mail back once, also when two windows ask',
    async (world) => {
      const { sender, reader, sending, recall, messageId } = await sendToBob(world, 'Twice')
      if ((await sending.status(messageId))[0]!.recall === 'outside') return
      const both = await Promise.allSettled([recall.recall(messageId), recall.recall(messageId)])
      equals(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'], 'two at once')
      await failsAs(recall.recall(messageId), 'conflict', 'the third time')
      equals((await rows(reader, await folderOf(reader, 'inbox'))).length, 1, 'mails in its place')
      const { records, total } = await portOf(sender, 'recall').records({ offset: 0, limit: 10 })
      equals(total, 1, 'records')
      const { subject, outcome, recipient } = records[0]!
      equals(
        [subject, outcome, recipient.address],
        ['Twice', 'recalled', world.bob.address.address],
        'the record',
      )
    },
  ],
  [
    'read',
    'Leaves a mail that was read, and says so',
    async (world) => {
      const { reader, sending, recall, messageId, row } = await sendToBob(world, 'Seen')
      await reader.messages.setState(selection(row), { isRead: true })
      const standing = (await sending.status(messageId))[0]!.recall
      holds(standing === 'read' || standing === 'outside', `the standing is ${standing}`)
      await failsAs(recall.recall(messageId), 'conflict', 'recalling what was read')
      equals(subjects(await rows(reader, row.ref.folder)), ['Seen'], 'mails of the reader')
    },
  ],
  [
    'one',
    'Takes a mail back from one recipient, and says of those outside that it cannot',
    async (world) => {
      const { alice, bob } = world
      const sender = await signedIn(alice)
      await signedIn(bob)
      const [sending, recall] = [portOf(sender, 'sending'), portOf(sender, 'recall')]
      const form = formTo(bob.address, { subject: 'Partly', cc: [stranger] })
      const { messageId } = await sending.send(form, sending.newDraftId())
      await waitForRow(bob.adapter, 'inbox', 'Partly')
      const inside = await until('delivery', async () =>
        (await sending.status(messageId)).find(
          (line) => line.recipient.address === bob.address.address && hasArrived(line),
        ),
      )
      await failsAs(recall.recall(messageId, stranger.address), 'conflict', 'recalling from outside')
      await failsAs(recall.recall(messageId, 'nobody@example.org'), 'notFound', 'somebody it was not sent to')
      if (inside.recall === 'outside') return
      const lines = await recall.recall(messageId, bob.address.address)
      const standings = lines.map((line) => `${line.recipient.address} ${line.recall}`).sort()
      holds(standings.includes(`${bob.address.address} recalled`), `the standings are ${standings.join()}`)
      holds(!standings.includes(`${stranger.address} recalled`), 'it says that it was recalled from outside')
    },
  ],
  [
    'own',
    'Recalls nobody else’s mail',
    async (world) => {
      const { reader, messageId, row } = await sendToBob(world, 'Mine')
      await failsAs(portOf(reader, 'recall').recall(messageId), 'notFound', 'somebody else’s mail')
      await failsAs(portOf(reader, 'recall').recall('no-such@example.com'), 'notFound', 'no mail')
      equals(subjects(await rows(reader, row.ref.folder)), ['Mine'], 'mails of the reader')
      equals((await portOf(reader, 'recall').records({ offset: 0, limit: 10 })).total, 0, 'records')
    },
  ],
])
