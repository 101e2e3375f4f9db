import type { MailroomAdapter, MessageSummary } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { until } from '../assert/until'
import { casesOf } from '../world/ConformanceCase'
import {
  arrive,
  arriveAll,
  folderOf,
  formTo,
  portOf,
  rowAgain,
  selection,
  signedIn,
  subjects,
  waitForRow,
} from '../world/scene'

const hourMs = 60 * 60_000

/** Mails that their reader is reminded of. */
export const followUpCases = casesOf({ area: 'follow-ups', port: 'messages', needs: ['search'] }, [
  [
    'set',
    'Sets, changes and takes away a reminder, which stays with a mail that is moved',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { messages } = adapter
      const [one, other] = await arriveAll(world, [{ subject: 'one' }, { subject: 'other' }])
      const at = wholeSecond() + hourMs
      await messages.setState(selection(one!), { followUp: { at, unlessAnswered: true } })
      equals((await rowAgain(adapter, one!)).state.followUp, { at, unlessAnswered: true }, 'of the row')
      equals((await messages.read(one!.ref)).state.followUp, { at, unlessAnswered: true }, 'of the open mail')
      await messages.setState(selection(one!), { followUp: { at: at + hourMs } })
      const [moved] = await messages.move(selection(one!), await folderOf(adapter, 'archive'))
      equals(
        (await messages.read(moved!.to)).state.followUp,
        { at: at + hourMs },
        'the other one, after a move',
      )
      equals((await rowAgain(adapter, other!)).state.followUp, undefined, 'of another mail')
      await messages.setState({ folder: moved!.to.folder, uids: [moved!.to.uid] }, { followUp: null })
      equals((await messages.read(moved!.to)).state.followUp, undefined, 'once it was taken away')
    },
  ],
  [
    'list',
    'Lists what is to be followed up in all folders but the trash, the soonest first',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const { messages } = adapter
      const mails = await arriveAll(
        world,
        ['soon', 'never', 'later', 'thrown away'].map((subject) => ({ subject })),
      )
      const at = wholeSecond() + hourMs
      await messages.setState(selection(mails[0]!), { followUp: { at } })
      await messages.setState(selection(mails[2]!, mails[3]!), { followUp: { at: at + hourMs } })
      await messages.move(selection(mails[2]!), await folderOf(adapter, 'archive'))
      await messages.delete(selection(mails[3]!))
      equals(await waiting(adapter), ['soon', 'later'], 'what waits')
      await messages.setState(selection(mails[0]!), { followUp: { at: at + 2 * hourMs } })
      equals(await waiting(adapter), ['later', 'soon'], 'with another time')
    },
  ],
  [
    'due',
    'Says at its time that a reminder is due, and leaves the mail where and as it is',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: 'one' })
      await adapter.messages.setState(selection(row), { isRead: true, followUp: { at: Date.now() + 1_000 } })
      await until('the reminder to be due', async () => (await rowAgain(adapter, row)).state.followUp?.isDue)
      equals((await rowAgain(adapter, row)).state.isRead, true, 'whether it is read')
      await adapter.messages.setState(selection(row), { followUp: null })
      const at = wholeSecond() - hourMs
      await adapter.messages.setState(selection(row), { followUp: { at } })
      equals((await rowAgain(adapter, row)).state.followUp, { at, isDue: true }, 'one whose time is past')
    },
  ],
  [
    'times',
    'Refuses times that are years away',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const row = await arrive(world, { subject: 'one' })
      const at = Date.now() + 400 * 24 * hourMs
      await failsAs(adapter.messages.setState(selection(row), { followUp: { at } }), 'invalid', 'a reminder')
      equals((await rowAgain(adapter, row)).state.followUp, undefined, 'the reminder after that')
    },
  ],
  [
    'answered',
    'Takes a reminder away that waits for an answer, when that comes or is written, and no other',
    async (world) => {
      const adapter = await signedIn(world.alice)
      const bobs = await signedIn(world.bob)
      if (!adapter.sending || !bobs.sending) return
      const at = wholeSecond() + hourMs
      const send = (from: MailroomAdapter, ...form: Parameters<typeof formTo>) => {
        const sending = portOf(from, 'sending')
        return sending.send(formTo(...form), sending.newDraftId())
      }
      await send(bobs, world.alice.address, { subject: 'Question' })
      await send(bobs, world.alice.address, { subject: 'Other question' })
      const received = await waitForRow(adapter, 'inbox', 'Question')
      const other = await waitForRow(adapter, 'inbox', 'Other question')
      await adapter.messages.setState(selection(received), { followUp: { at, unlessAnswered: true } })
      await adapter.messages.setState(selection(other), { followUp: { at } })
      const reply = { ref: received.ref, kind: 'reply' } as const
      await send(adapter, world.bob.address, { subject: 'Answer', origin: reply })
      await send(adapter, world.bob.address, { subject: 'Too', origin: { ref: other.ref, kind: 'reply' } })
      await until('the reminder to go', () => withoutReminder(adapter, received))
      const sent = await waitForRow(adapter, 'sent', 'Answer')
      await adapter.messages.setState(selection(sent), { followUp: { at, unlessAnswered: true } })
      const { ref } = await waitForRow(bobs, 'inbox', 'Answer')
      await send(bobs, world.alice.address, { subject: 'Thanks', origin: { ref, kind: 'reply' } })
      await until('that of the sent mail to go', () => withoutReminder(adapter, sent))
      holds((await rowAgain(adapter, other)).state.followUp, 'the reminder that does not wait is gone')
    },
  ],
])

/** On the wire and in mailboxes, times may be whole seconds. */
const wholeSecond = () => Math.ceil(Date.now() / 1000) * 1000

async function withoutReminder(
  adapter: MailroomAdapter,
  row: MessageSummary,
): Promise<MessageSummary | undefined> {
  const now = await rowAgain(adapter, row)
  return now.state.followUp ? undefined : now
}

async function waiting(adapter: MailroomAdapter): Promise<string[]> {
  const query = { conditions: { isFollowUp: true }, offset: 0, limit: 20 }
  return subjects((await portOf(adapter, 'search').find(query)).messages)
}
