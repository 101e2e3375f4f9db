import type { MessageFilter, MessageSort } from '@mailroom/core'
import { describe, expect, it } from 'vitest'
import type { AppendOptions } from '../MailStore'
import type { OpenMailStore } from '../mailStore.contract'
import { type TestMail, testMail } from '../testMails'
import { useMailStore } from './useMailStore'

export function listContract(open: OpenMailStore): void {
  describe('list', () => {
    const test = useMailStore(open)
    const mailbox = () => test.current.store.mailbox(test.current.alice)
    const add = (mail: TestMail, options?: AppendOptions) =>
      mailbox().append('INBOX', testMail(mail), options)
    const subjects = async (query: {
      sort?: MessageSort
      filter?: MessageFilter
      offset?: number
      limit?: number
    }) =>
      (await mailbox().list({ folder: 'INBOX', offset: 0, limit: 100, ...query })).messages.map(
        ({ subject }) => subject,
      )

    it('[ML-03] sorts by arrival, sender, subject and size, both ways', async () => {
      await add(
        { subject: 'Re: beta', from: 'Zoe <z@example.com>', text: 'x'.repeat(900) },
        { receivedAt: 3 },
      )
      await add(
        { subject: 'Alpha', from: 'anna <a@example.com>', text: 'x'.repeat(5_000) },
        { receivedAt: 1 },
      )
      await add({ subject: 'gamma', from: 'm@example.com', text: 'x' }, { receivedAt: 2 })
      const orders: Record<MessageSort['by'], string[]> = {
        arrival: ['Alpha', 'gamma', 'Re: beta'],
        from: ['Alpha', 'gamma', 'Re: beta'],
        subject: ['Alpha', 'Re: beta', 'gamma'],
        size: ['gamma', 'Re: beta', 'Alpha'],
      }
      for (const [by, expected] of Object.entries(orders) as [MessageSort['by'], string[]][]) {
        expect(await subjects({ sort: { by, descending: false } })).toEqual(expected)
        expect(await subjects({ sort: { by, descending: true } })).toEqual(expected.toReversed())
      }
    })

    it('[ML-03] shows the newest first when nothing else is asked, and equal ones as they came', async () => {
      for (const subject of ['one', 'two', 'three']) await add({ subject }, { receivedAt: 5 })
      await add({ subject: 'late' }, { receivedAt: 9 })
      expect(await subjects({})).toEqual(['late', 'three', 'two', 'one'])
    })

    it('[ML-04] filters by every state, with the right totals', async () => {
      const add = ({ subject }: { subject: string }, options?: AppendOptions) =>
        mailbox().append('INBOX', testMail({ subject, messageId: `${subject}@example.com` }), options)
      await add({ subject: 'plain' })
      await add({ subject: 'read' }, { state: { isRead: true } })
      await add({ subject: 'red' }, { state: { flag: 'red', isAnswered: true } })
      await add({ subject: 'blue' }, { state: { flag: 'blue', isForwarded: true, isRead: true } })
      await mailbox().createTag({ name: '重要', color: '#33B679' })
      const tagged = await add({ subject: 'tagged' }, { state: { tags: ['重要', 'unknown'] } })
      const cases: [MessageFilter, string[]][] = [
        [{ kind: 'all' }, ['tagged', 'blue', 'red', 'read', 'plain']],
        [{ kind: 'unseen' }, ['tagged', 'red', 'plain']],
        [{ kind: 'seen' }, ['blue', 'read']],
        [{ kind: 'flagged' }, ['blue', 'red']],
        [{ kind: 'unflagged' }, ['tagged', 'read', 'plain']],
        [{ kind: 'answered' }, ['red']],
        [{ kind: 'forwarded' }, ['blue']],
        [{ kind: 'color', color: 'red' }, ['red']],
        [{ kind: 'color', color: 'gray' }, []],
        [{ kind: 'tag', tag: '重要' }, ['tagged']],
        [{ kind: 'tag', tag: 'unknown' }, []],
      ]
      for (const [filter, expected] of cases) {
        const page = await mailbox().list({ folder: 'INBOX', offset: 0, limit: 10, filter })
        expect(page.messages.map((message) => message.subject)).toEqual(expected)
        expect(page).toMatchObject({ totalCount: expected.length, unreadCount: 3 })
      }
      const [row] = (await mailbox().list({ folder: 'INBOX', offset: 0, limit: 1 })).messages
      expect(row).toMatchObject({ ref: tagged, state: { tags: ['重要'] } })
    })

    it('[ML-04] filters in every order', async () => {
      for (const [subject, size] of [
        ['b', 10],
        ['a', 900],
        ['c', 100],
      ] as const) {
        await add({ subject, text: 'x'.repeat(size) }, { state: { flag: 'red' } })
        await add({ subject: `not ${subject}` })
      }
      const filter = { kind: 'flagged' } as const
      expect(await subjects({ filter, sort: { by: 'subject', descending: false } })).toEqual(['a', 'b', 'c'])
      expect(await subjects({ filter, sort: { by: 'size', descending: true } })).toEqual(['a', 'c', 'b'])
    })

    it('[ML-14] gives pages without gaps or repetitions, and an empty one past the end', async () => {
      await mailbox().appendMany(
        'INBOX',
        Array.from({ length: 45 }, (_, index) => ({
          content: testMail({ subject: `${index}` }),
          receivedAt: 7,
        })),
      )
      const pages = await Promise.all([0, 20, 40, 60].map((offset) => subjects({ offset, limit: 20 })))
      expect(pages.map((page) => page.length)).toEqual([20, 20, 5, 0])
      expect(new Set(pages.flat()).size).toBe(45)
    })

    it('[ML-14] refuses impossible pages', async () => {
      for (const page of [
        { offset: -1 },
        { offset: 0.5 },
        { limit: 0 },
        { limit: 101 },
        { limit: Number.NaN },
      ]) {
        await expect(subjects(page)).rejects.toMatchObject({ kind: 'invalid' })
      }
    })

    it('[A1] shows nobody the mail of another account', async () => {
      const ref = await add({ subject: 'private' })
      const bob = test.current.store.mailbox(test.current.bob)
      expect((await bob.list({ folder: 'INBOX', offset: 0, limit: 10 })).messages).toEqual([])
      expect(await bob.summaries([ref])).toEqual([])
      await expect(bob.read(ref)).rejects.toMatchObject({ kind: 'notFound' })
      await expect(bob.raw(ref)).rejects.toMatchObject({ kind: 'notFound' })
      await mailbox().createFolder('Secret')
      await expect(bob.list({ folder: 'Secret', offset: 0, limit: 10 })).rejects.toMatchObject({
        kind: 'notFound',
      })
    })

    it('[ML-10] gives single rows in the order asked', async () => {
      const first = await add({ subject: 'one' })
      const second = await add({ subject: 'two' })
      const gone = { folder: 'INBOX', uid: 999 }
      const rows = await mailbox().summaries([second, gone, first])
      expect(rows.map((row) => row.subject)).toEqual(['two', 'one'])
    })
  })
}
