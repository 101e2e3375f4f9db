import type { MessageFilter, MessageRef } from '@mailroom/core'
import { describe, expect, it } from 'vitest'
import type { AppendOptions } from '../MailStore'
import type { OpenMailStore } from '../mailStore.contract'
import { type TestMail, testMail } from '../testMails'
import { useMailStore } from './useMailStore'

const anna = 'Anna Bauer <anna@example.com>'
const li = 'Li Wang <li.wang@example.com>'

export function conversationContract(open: OpenMailStore): void {
  describe('conversations', () => {
    const test = useMailStore(open)
    const mailbox = () => test.current.store.mailbox(test.current.alice)
    const add = (
      id: string,
      mail: TestMail & { answers?: string },
      options: AppendOptions & { to?: string } = {},
    ) =>
      mailbox().append(
        options.to ?? 'INBOX',
        testMail({
          messageId: `${id}@example.com`,
          ...mail,
          headers: mail.answers === undefined ? [] : [`In-Reply-To: <${mail.answers}@example.com>`],
        }),
        options,
      )
    const page = async (filter?: MessageFilter) =>
      mailbox().list({
        folder: 'INBOX',
        offset: 0,
        limit: 100,
        byConversation: true,
        ...(filter && { filter }),
      })
    /** `subject mails/mails here/unread` of each row. */
    const rows = async (filter?: MessageFilter) =>
      (await page(filter)).messages.map(({ subject, conversation: c }) =>
        c ? `${subject} ${c.mailCount}/${c.folderMailCount}/${c.unreadCount}` : subject,
      )
    const members = async (ref: MessageRef) =>
      (await mailbox().conversation(ref, { offset: 0, limit: 100 })).messages.map(
        ({ ref, subject }) => `${ref.folder} ${subject}`,
      )

    it('[ML-24] shows a row for each conversation, its newest mail, with counts and people', async () => {
      await add('plan', { subject: 'Plan', from: anna }, { receivedAt: 1, state: { isRead: true } })
      await add('other', { subject: 'Lunch', from: anna }, { receivedAt: 2 })
      await add('answer', { subject: 'Quite another name', from: li, answers: 'plan' }, { receivedAt: 3 })
      await add(
        'own',
        { subject: 'Re: Plan', from: li, answers: 'plan' },
        { receivedAt: 4, to: 'Sent', isOwn: true },
      )
      expect(await rows()).toEqual(['Quite another name 3/2/1', 'Lunch 1/1/1'])
      expect(await page()).toMatchObject({ totalCount: 2, mailCount: 3, unreadCount: 2 })
      expect((await page()).messages[0]?.conversation?.people.map(({ name }) => name)).toEqual([
        'Anna Bauer',
        'Li Wang',
      ])
      expect(await rows({ kind: 'unseen' })).toEqual(['Quite another name 3/2/1', 'Lunch 1/1/1'])
      expect(await rows({ kind: 'seen' })).toEqual(['Plan 3/2/1'])
      const oldestFirst = { sort: { by: 'arrival', descending: false } } as const
      const ascending = await mailbox().list({
        ...{ folder: 'INBOX', offset: 0, limit: 1, byConversation: true },
        ...oldestFirst,
      })
      expect(ascending.messages.map(({ subject }) => subject)).toEqual(['Lunch'])
    })

    it('[ML-29] [ML-24] a pin on any mail of a conversation holds it, whatever the filter', async () => {
      const plan = await add('plan', { subject: 'Plan' }, { receivedAt: 1 })
      await add('lunch', { subject: 'Lunch' }, { receivedAt: 2 })
      await add('re', { subject: 'Re: Plan', answers: 'plan' }, { receivedAt: 3 })
      const last = await add('last', { subject: 'Last' }, { receivedAt: 4 })
      await mailbox().setState({ folder: 'INBOX', uids: [plan.uid] }, { isPinned: true })
      const pins = async (filter?: MessageFilter) =>
        (await page(filter)).messages.map(({ subject, state }) => `${subject}${state.isPinned ? '*' : ''}`)
      expect(await pins()).toEqual(['Re: Plan*', 'Last', 'Lunch'])
      await mailbox().setState({ folder: 'INBOX', uids: [last.uid] }, { isRead: true })
      expect(await pins({ kind: 'unseen' })).toEqual(['Re: Plan*', 'Lunch'])
    })

    it('[ML-24] shows single mails in another order and in a search', async () => {
      await add('plan', { subject: 'Plan' })
      await add('answer', { subject: 'Re: Plan', answers: 'plan' })
      const query = { folder: 'INBOX', offset: 0, limit: 10, byConversation: true }
      const bySize = await mailbox().list({ ...query, sort: { by: 'size', descending: true } })
      const found = await mailbox().list({ ...query, search: { text: 'plan' } })
      expect([bySize.totalCount, found.totalCount]).toEqual([2, 2])
      expect(bySize.messages.every(({ conversation }) => conversation === undefined)).toBe(true)
    })

    it('[ML-24] reads a conversation from all folders, newest first, a page at a time', async () => {
      const first = await add('plan', { subject: 'Plan' }, { receivedAt: 1 })
      const sent = await add('own', { subject: 'Re: Plan', answers: 'plan' }, { receivedAt: 2, to: 'Sent' })
      await add('more', { subject: 'Re: Plan 2', answers: 'own' }, { receivedAt: 3 })
      const draft = await add(
        'draft',
        { subject: 'Re: Plan 3', answers: 'more' },
        { receivedAt: 4, to: 'Drafts' },
      )
      const seen = ['INBOX Re: Plan 2', 'Sent Re: Plan', 'INBOX Plan']
      expect(await members(first)).toEqual(seen)
      expect(await members(sent)).toEqual(seen)
      expect(await members(draft)).toEqual(['Drafts Re: Plan 3', ...seen])
      const second = await mailbox().conversation(first, { offset: 1, limit: 1 })
      expect(second).toMatchObject({ totalCount: 3, unreadCount: 3, messages: [{ ref: sent }] })
    })

    it('[ML-24] [LK-08] shows nothing of folders that may not be read', async () => {
      await mailbox().createFolder('Private')
      const first = await add('plan', { subject: 'Plan', from: anna }, { receivedAt: 1 })
      await add('more', { subject: 'Re: Plan', from: li, answers: 'plan' }, { receivedAt: 2, to: 'Private' })
      const readable = new Set(['INBOX', 'Sent'])
      const whole = { offset: 0, limit: 10 }
      const seen = await mailbox().conversation(first, whole, { readable })
      expect(seen).toMatchObject({ totalCount: 1, messages: [{ ref: first }] })
      const query = { folder: 'INBOX', ...whole, byConversation: true }
      const [row] = (await mailbox().list(query, { readable })).messages
      expect(row?.conversation).toMatchObject({ mailCount: 1, people: [{ name: 'Anna Bauer' }] })
      expect((await mailbox().conversation(first, whole)).totalCount).toBe(2)
    })

    it('[ML-24] makes two conversations one when the mail between them arrives', async () => {
      await add('first', { subject: 'Offer' }, { receivedAt: 1 })
      await add('third', { subject: 'Price', answers: 'second' }, { receivedAt: 3 })
      expect(await rows()).toEqual(['Price 1/1/1', 'Offer 1/1/1'])
      await add('second', { subject: 'Terms', answers: 'first' }, { receivedAt: 2 })
      expect(await rows()).toEqual(['Price 3/3/3'])
    })

    it('[ML-24] joins by subject what passes between the same people with the prefix of an answer', async () => {
      await add('one', { subject: 'Budget', from: anna, to: li }, { receivedAt: 1 })
      await add('two', { subject: '答复：Re: budget', from: li, to: anna }, { receivedAt: 2 })
      await add('three', { subject: 'Budget', from: 'zoe@example.org', to: li }, { receivedAt: 3 })
      await add(
        'four',
        { subject: 'Re: Budget', from: 'max@example.net', to: 'eve@example.net' },
        { receivedAt: 4 },
      )
      expect(await rows()).toEqual(['Re: Budget 1/1/1', 'Budget 1/1/1', '答复：Re: budget 2/2/2'])
    })

    it('[ML-24] joins by subject whichever of the two is stored first', async () => {
      await add('two', { subject: 'Re: Budget', from: li, to: anna }, { receivedAt: 2_000 })
      await add('one', { subject: 'Budget', from: anna, to: li }, { receivedAt: 1_000 })
      expect(await rows()).toEqual(['Re: Budget 2/2/2'])
    })

    it('[ML-24] keeps conversations right while their mails move, go and come back', async () => {
      const first = await add('plan', { subject: 'Plan' }, { receivedAt: 1 })
      const newest = await add('more', { subject: 'Re: Plan', answers: 'plan' }, { receivedAt: 2 })
      const [moved] = await mailbox().move({ folder: 'INBOX', uids: [newest.uid] }, 'Archive')
      expect(await rows()).toEqual(['Plan 2/1/1'])
      await mailbox().move({ folder: 'Archive', uids: [moved!.to.uid] }, 'INBOX')
      expect(await rows()).toEqual(['Re: Plan 2/2/2'])
      await mailbox().expunge({ folder: 'INBOX', uids: [first.uid] })
      expect(await rows()).toEqual(['Re: Plan 1/1/1'])
      await mailbox().setState({ folder: 'INBOX', uids: 'all' }, { isRead: true })
      expect(await rows()).toEqual(['Re: Plan 1/1/0'])
      await mailbox().move({ folder: 'INBOX', uids: 'all' }, 'Trash')
      expect(await page()).toMatchObject({ totalCount: 0, mailCount: 0, messages: [] })
    })

    it('[ML-24] names all mails of conversations in their folder, for acts on them', async () => {
      const first = await add('plan', { subject: 'Plan' })
      const second = await add('more', { subject: 'Re: Plan', answers: 'plan' })
      await add('own', { subject: 'Re: Plan', answers: 'more' }, { to: 'Sent' })
      const other = await add('other', { subject: 'Lunch' })
      expect(await mailbox().ofConversations('INBOX', [second.uid])).toEqual([first.uid, second.uid])
      expect(await mailbox().ofConversations('INBOX', [other.uid, 999])).toEqual([other.uid])
    })

    it('[ML-24] adds many at once to their conversations', async () => {
      const mails = Array.from({ length: 250 }, (_, index) => ({
        content: testMail({
          subject: `Step ${index}`,
          messageId: `step-${index}@example.com`,
          headers: index < 5 ? [] : [`References: <step-${index % 5}@example.com>`],
        }),
        receivedAt: index,
      }))
      await mailbox().appendMany('INBOX', mails)
      expect(await rows()).toEqual([
        ...['Step 249 50/50/50', 'Step 248 50/50/50', 'Step 247 50/50/50'],
        ...['Step 246 50/50/50', 'Step 245 50/50/50'],
      ])
    })

    it('[ML-24] [A1] ties nobody to the mail of another account', async () => {
      const ref = await add('plan', { subject: 'Plan' })
      const bob = test.current.store.mailbox(test.current.bob)
      const mail = testMail({ messageId: 'bob@example.com', headers: ['In-Reply-To: <plan@example.com>'] })
      const own = await bob.append('INBOX', mail)
      expect((await bob.conversation(own, { offset: 0, limit: 10 })).totalCount).toBe(1)
      expect(await members(ref)).toEqual(['INBOX Plan'])
      await expect(bob.conversation({ ...ref, uid: 4_711 }, { offset: 0, limit: 10 })).rejects.toMatchObject({
        kind: 'notFound',
      })
    })

    it('[ML-02] names what a filter shows, a portion at a time', async () => {
      const uids: number[] = []
      for (let index = 0; index < 5; index += 1) {
        const state = { isRead: index % 2 === 0 }
        uids.push((await add(`mail-${index}`, { subject: `${index}` }, { state })).uid)
      }
      const folder = 'INBOX'
      expect(await mailbox().matching({ folder, limit: 3 })).toEqual(uids.slice(0, 3))
      expect(await mailbox().matching({ folder, limit: 3, after: uids[2]! })).toEqual(uids.slice(3))
      const filter = { kind: 'unseen' } as const
      expect(await mailbox().matching({ folder, limit: 3, filter })).toEqual([uids[1], uids[3]])
      await expect(mailbox().matching({ folder, limit: 0 })).rejects.toMatchObject({ kind: 'invalid' })
      await expect(mailbox().matching({ folder: 'Nowhere', limit: 1 })).rejects.toMatchObject({
        kind: 'notFound',
      })
    })
  })
}
