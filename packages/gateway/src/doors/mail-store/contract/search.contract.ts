import type { MessageSearch } from '@mailroom/core'
import { describe, expect, it } from 'vitest'
import type { OpenMailStore } from '../mailStore.contract'
import { testMail } from '../testMails'
import { useMailStore } from './useMailStore'

export function searchContract(open: OpenMailStore): void {
  describe('search', () => {
    const test = useMailStore(open)
    const mailbox = () => test.current.store.mailbox(test.current.alice)
    const found = async (search: MessageSearch, folder = 'INBOX') => {
      const page = await mailbox().list({ folder, offset: 0, limit: 100, search })
      expect(page.totalCount).toBe(page.messages.length)
      return page.messages.map((message) => message.subject).toSorted()
    }

    const fill = () =>
      mailbox().appendMany('INBOX', [
        {
          content: testMail({
            subject: '项目预算会议',
            from: '王伟 <wei@example.com>',
            text: '请确认附件中的数字。',
          }),
        },
        {
          content: testMail({ subject: '預算會議', from: 'Anna Bauer <anna@example.com>', text: '請確認。' }),
        },
        {
          content: testMail({
            subject: 'Budget review',
            from: 'Bob <bob@partner.test>',
            text: 'The warehouse in Köln.',
          }),
        },
        {
          content: testMail({
            subject: 'Lunch',
            cc: 'Review Board <board@example.com>',
            text: '会议 budget 预算 Ｒｅｖｉｅｗ',
          }),
        },
      ])

    it('[ML-09] finds Chinese words and single characters', async () => {
      await fill()
      expect(await found({ subject: '预算' })).toEqual(['项目预算会议'])
      expect(await found({ subject: '會' })).toEqual(['預算會議'])
      expect(await found({ content: '附件中的数字' })).toEqual(['项目预算会议'])
      expect(await found({ text: '预算会议' })).toEqual(['项目预算会议'])
    })

    it('[ML-09] finds words by their beginning, in any case, width and order', async () => {
      await fill()
      expect(await found({ text: 'bud' })).toEqual(['Budget review', 'Lunch'])
      expect(await found({ text: 'REVIEW budget' })).toEqual(['Budget review', 'Lunch'])
      expect(await found({ text: '"budget review"' })).toEqual(['Budget review'])
      expect(await found({ content: 'review' })).toEqual(['Lunch'])
      expect(await found({ text: 'udget' })).toEqual([])
    })

    it('[ML-09] finds people by name and address, and each field for itself', async () => {
      await fill()
      expect(await found({ sender: '王伟' })).toEqual(['项目预算会议'])
      expect(await found({ sender: 'bob@partner.test' })).toEqual(['Budget review'])
      expect(await found({ sender: 'board' })).toEqual([])
      expect(await found({ text: 'board@example' })).toEqual(['Lunch'])
      expect(await found({ sender: 'example.com', subject: '預算' })).toEqual(['預算會議'])
    })

    it('[ML-09] asks for recipients where lists show them', async () => {
      await mailbox().append('Sent', testMail({ subject: 'to Zoe', to: 'Zoe <zoe@example.com>' }))
      await mailbox().append('Sent', testMail({ subject: 'to Li' }))
      expect(await found({ sender: 'zoe' }, 'Sent')).toEqual(['to Zoe'])
    })

    it('[ML-09] searches the folder that is shown, and follows moves and deletions', async () => {
      await fill()
      const [hit] = (
        await mailbox().list({ folder: 'INBOX', offset: 0, limit: 1, search: { text: 'lunch' } })
      ).messages
      const [moved] = await mailbox().move({ folder: 'INBOX', uids: [hit!.ref.uid] }, 'Archive')
      expect(await found({ text: 'lunch' })).toEqual([])
      expect(await found({ text: 'lunch' }, 'Archive')).toEqual(['Lunch'])
      await mailbox().expunge({ folder: 'Archive', uids: [moved!.to.uid] })
      expect(await found({ text: 'lunch' }, 'Archive')).toEqual([])
    })

    it('[ML-09] pages, sorts and filters what it finds', async () => {
      await mailbox().appendMany(
        'INBOX',
        Array.from({ length: 30 }, (_, index) => ({
          content: testMail({ subject: `report ${String(index).padStart(2, '0')}` }),
          receivedAt: 100 - index,
          state: { isRead: index < 10 },
        })),
      )
      const page = await mailbox().list({
        folder: 'INBOX',
        offset: 5,
        limit: 3,
        search: { subject: 'report' },
        filter: { kind: 'seen' },
        sort: { by: 'subject', descending: true },
      })
      expect(page).toMatchObject({ totalCount: 10, unreadCount: 20 })
      expect(page.messages.map((message) => message.subject)).toEqual(['report 04', 'report 03', 'report 02'])
    })

    it('[A9] takes search syntax as text', async () => {
      await fill()
      const hostile = [
        '"',
        '*',
        'a OR b',
        'account : a2',
        '{account} : "a2"',
        "' or 1=1 --",
        'NEAR(a b)',
        '^budget',
        '-x',
        '\0',
        '"unclosed',
      ]
      for (const text of hostile) await expect(found({ text })).resolves.toBeInstanceOf(Array)
    })

    it('[A1] finds nothing of another account', async () => {
      await fill()
      const bob = test.current.store.mailbox(test.current.bob)
      const page = await bob.list({ folder: 'INBOX', offset: 0, limit: 10, search: { text: 'budget' } })
      expect(page).toEqual({ totalCount: 0, unreadCount: 0, messages: [] })
    })
  })
}
