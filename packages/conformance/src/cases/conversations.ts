import {
  sameAddress,
  type ConversationSummary,
  type MailroomAdapter,
  type MessageSummary,
} from '@mailroom/core'
import { until } from '../assert/until'
import { equals, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import type { ConformanceWorld } from '../world/ConformanceWorld'
import {
  arrive,
  folderOf,
  formTo,
  portOf,
  rows,
  selection,
  signedIn,
  subjects,
  waitForRow,
} from '../world/scene'

/** Lists by conversation, where mails are kept so. */
export const conversationCases = casesOf(
  { area: 'conversations', port: 'messages', needs: ['drafts', 'sending'] },
  [
    [
      'one-row',
      'Shows a conversation as one row, with its mails counted here and elsewhere',
      async (world) => {
        const adapter = await signedIn(world.alice)
        if (adapter.messages.conversation === undefined) return
        await discuss(world, adapter)
        await arrive(world, { subject: 'Lunch' })
        const folder = await folderOf(adapter, 'inbox')
        const page = await adapter.messages.list({ folder, offset: 0, limit: 20, byConversation: true })
        equals(subjects(page.messages), ['Lunch', 'Quite another name'], 'rows, newest first')
        equals([page.totalCount, page.mailCount, page.unreadCount], [2, 3, 3], 'conversations, mails, unread')
        equals(
          page.messages.map(countsOf),
          [
            [1, 1, 1],
            [3, 2, 2],
          ],
          'mails, mails here, unread here',
        )
        const people = page.messages[1]?.conversation?.people ?? []
        equals(people.length, 2, 'people of the conversation')
        for (const { address } of [world.alice, world.bob]) {
          holds(
            people.some((person) => sameAddress(person, address)),
            `${address.address} is not among the people of the conversation`,
          )
        }
      },
    ],
    [
      'read',
      'Opens a conversation with what was sent, newest first, a page at a time',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const { conversation } = adapter.messages
        if (conversation === undefined) return
        const { first, last } = await discuss(world, adapter)
        const whole = await conversation(first.ref, { offset: 0, limit: 10 })
        equals(subjects(whole.messages), ['Quite another name', 'Re: Plan', 'Plan'], 'mails, newest first')
        equals(whole.totalCount, 3, 'mails of the conversation')
        equals(whole.messages[1]?.ref.folder, await folderOf(adapter, 'sent'), 'folder of the answer')
        const part = await conversation(last.ref, { offset: 1, limit: 1 })
        equals([subjects(part.messages), part.totalCount], [['Re: Plan'], 3], 'the second page')
      },
    ],
    [
      'acts',
      'Acts on the mails of a conversation in the folder of the list, and on no other',
      async (world) => {
        const adapter = await signedIn(world.alice)
        if (adapter.messages.conversation === undefined) return
        const { last } = await discuss(world, adapter)
        const other = await arrive(world, { subject: 'Lunch' })
        const whole = { ...selection(last), wholeConversations: true }
        await adapter.messages.setState(whole, { isRead: true })
        const inbox = await rows(adapter, other.ref.folder)
        equals(
          inbox.filter(({ state }) => !state.isRead).map(({ subject }) => subject),
          ['Lunch'],
          'unread mails after marking the conversation',
        )
        const moved = await adapter.messages.move(whole, await folderOf(adapter, 'archive'))
        equals(moved.length, 2, 'moved mails')
        equals(subjects(await rows(adapter, other.ref.folder)), ['Lunch'], 'what is left in the inbox')
        equals(subjects(await rows(adapter, await folderOf(adapter, 'sent'))), ['Re: Plan'], 'what was sent')
      },
    ],
    [
      'subject-alone',
      'Leaves mails of one subject apart when none of them is an answer',
      async (world) => {
        const adapter = await signedIn(world.alice)
        if (adapter.messages.conversation === undefined) return
        await arrive(world, { subject: 'Minutes', text: 'One.' })
        await world.deliver({
          from: { address: 'dora@outside.example.org', name: 'Dora' },
          subject: 'Minutes',
          text: 'Two.',
        })
        await arrive(world, { subject: 'Lunch' })
        const folder = await folderOf(adapter, 'inbox')
        const listed = await until('a row for each mail', async () => {
          const some = await rows(adapter, folder, { byConversation: true })
          return some.length < 3 ? undefined : some
        })
        equals(subjects(listed).toSorted(), ['Lunch', 'Minutes', 'Minutes'], 'rows')
      },
    ],
    [
      'matching',
      'Names the mails that a filter shows, a portion at a time',
      async (world) => {
        const adapter = await signedIn(world.alice)
        const { matching } = adapter.messages
        if (matching === undefined) return
        const mails: MessageSummary[] = []
        for (const subject of ['a', 'b', 'c']) mails.push(await arrive(world, { subject }))
        await adapter.messages.setState(selection(mails[1]!), { isRead: true })
        const uids = mails.map(({ ref }) => ref.uid).toSorted((a, b) => a - b)
        const { folder } = mails[0]!.ref
        equals([...(await matching({ folder, limit: 2 }))], uids.slice(0, 2), 'the first portion')
        equals(
          [...(await matching({ folder, limit: 2, after: uids[1]! }))],
          uids.slice(2),
          'the last portion',
        )
        const unseen = await matching({ folder, limit: 10, filter: { kind: 'unseen' } })
        holds(!unseen.includes(mails[1]!.ref.uid) && unseen.length === 2, 'the filter is not kept to')
      },
    ],
  ],
)

/** Bob writes, Alice answers, Bob answers her under another name. */
async function discuss({ alice, bob }: ConformanceWorld, adapter: MailroomAdapter) {
  const bobs = await signedIn(bob)
  const send = async (from: MailroomAdapter, form: Parameters<typeof formTo>) => {
    const sending = portOf(from, 'sending')
    await sending.send(formTo(...form), sending.newDraftId())
  }
  await send(bobs, [alice.address, { subject: 'Plan' }])
  const first = await waitForRow(adapter, 'inbox', 'Plan')
  await send(adapter, [bob.address, { subject: 'Re: Plan', origin: { ref: first.ref, kind: 'reply' } }])
  const answer = await waitForRow(bobs, 'inbox', 'Re: Plan')
  const origin = { ref: answer.ref, kind: 'reply' } as const
  await send(bobs, [alice.address, { subject: 'Quite another name', origin }])
  return { first, last: await waitForRow(adapter, 'inbox', 'Quite another name') }
}

const countsOf = ({ conversation }: MessageSummary) => {
  const { mailCount, folderMailCount, unreadCount } = conversation ?? ({} as Partial<ConversationSummary>)
  return [mailCount, folderMailCount, unreadCount]
}
