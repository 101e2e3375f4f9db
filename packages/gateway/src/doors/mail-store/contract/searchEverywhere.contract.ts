import type { FolderRole, SearchConditions } from '@mailroom/core'
import { describe, expect, it } from 'vitest'
import type { OpenMailStore } from '../mailStore.contract'
import { type TestMail, testMail } from '../testMails'
import { useMailStore } from './useMailStore'

const day = 86_400_000

export function searchEverywhereContract(open: OpenMailStore): void {
  describe('search over all folders', () => {
    const test = useMailStore(open)
    const mailbox = () => test.current.store.mailbox(test.current.alice)
    const add = async (role: FolderRole, mail: TestMail, receivedAt = Date.now()) =>
      mailbox().append(
        await mailbox().folderWithRole(role),
        testMail({ messageId: `${mail.subject}@example.com`, ...mail }),
        { receivedAt },
      )
    const find = (conditions: SearchConditions, more: { limit?: number; offset?: number } = {}) =>
      mailbox().search({ conditions, offset: 0, limit: 100, isThorough: true, ...more })
    const found = async (conditions: SearchConditions) => {
      const page = await find(conditions)
      expect(page.totalCount).toBe(page.messages.length)
      return page.messages.map(({ subject }) => subject)
    }

    const fill = async () => {
      const at = Date.now()
      await add(
        'inbox',
        { subject: '项目预算', from: '王伟 <wei@example.com>', text: '请确认数字。' },
        at - 5_000,
      )
      await add('archive', { subject: 'Budget review', from: 'Bob <bob@partner.test>' }, at - 4_000)
      const people = { to: 'Anna <anna@example.com>', cc: 'Review Board <board@example.com>' }
      await add('sent', { subject: 'Lunch', from: 'Li Wang <li.wang@example.com>', ...people }, at - 3_000)
      await add('spam', { subject: 'budget offer', from: 'Spam <spam@bad.test>' }, at - 2_000)
      await add('trash', { subject: 'old budget', from: 'Bob <bob@partner.test>' }, at - 1_000)
    }

    it('[SH-08] finds mails of all folders, newest first, and leaves out spam and trash', async () => {
      await fill()
      expect(await found({ subject: 'budget' })).toEqual(['Budget review'])
      expect(await found({ correspondent: 'example.com' })).toEqual(['Lunch', 'Budget review', '项目预算'])
      expect(await found({ text: '预算' })).toEqual(['项目预算'])
    })

    it('[SH-08] says of each mail where it lies', async () => {
      await fill()
      const { messages } = await find({ subject: 'lunch' })
      expect(messages.map(({ ref }) => ref.folder)).toEqual([await mailbox().folderWithRole('sent')])
      expect(await mailbox().read(messages[0]!.ref)).toMatchObject({ subject: 'Lunch' })
    })

    it('[ML-27] looks into spam and trash when it is told to, and into one folder alone', async () => {
      await fill()
      expect(await found({ text: 'budget', isEverywhere: true })).toEqual([
        'old budget',
        'budget offer',
        'Budget review',
      ])
      expect(await found({ text: 'budget', folder: await mailbox().folderWithRole('trash') })).toEqual([
        'old budget',
      ])
      expect(await found({ folder: await mailbox().folderWithRole('archive') })).toEqual(['Budget review'])
      await expect(find({ text: 'budget', folder: 'No such folder' })).rejects.toMatchObject({
        kind: 'notFound',
      })
    })

    it('[ML-27] tells senders, recipients and copies apart', async () => {
      await fill()
      expect(await found({ sender: 'bob' })).toEqual(['Budget review'])
      expect(await found({ recipient: 'anna' })).toEqual(['Lunch'])
      expect(await found({ recipient: 'board' })).toEqual(['Lunch'])
      expect(await found({ copied: 'board@example.com' })).toEqual(['Lunch'])
      expect(await found({ copied: 'anna' })).toEqual([])
      expect(await found({ correspondent: 'bob@partner.test', isEverywhere: true })).toEqual([
        'old budget',
        'Budget review',
      ])
    })

    it('[SH-07] finds files by their names, in Chinese too', async () => {
      await add('inbox', {
        subject: 'one',
        file: { name: '二〇二六年采购合同.pdf', content: Buffer.from('x') },
      })
      await add('archive', { subject: 'two', file: { name: 'plan-2026.pdf', content: Buffer.from('x') } })
      await add('archive', { subject: 'three', text: '采购合同' })
      expect(await found({ attachment: '采购合同' })).toEqual(['one'])
      expect(await found({ attachment: 'plan' })).toEqual(['two'])
      expect((await found({ text: '采购合同' })).toSorted()).toEqual(['one', 'three'])
      expect((await found({ hasAttachments: true })).toSorted()).toEqual(['one', 'two'])
    })

    it('[ML-27] leaves out mails with excluded words and phrases', async () => {
      await fill()
      expect(await found({ text: 'budget', without: 'review' })).toEqual([])
      expect(await found({ without: 'budget 预算' })).toEqual(['Lunch'])
      expect(await found({ text: 'budget', without: '"review budget"' })).toEqual(['Budget review'])
      expect(await found({ text: 'budget', without: '"budget review"' })).toEqual([])
    })

    it('[SH-07] finds by age, day and size', async () => {
      const now = Date.now()
      await add('inbox', { subject: 'today' }, now - 1_000)
      await add('inbox', { subject: 'last week', text: 'x'.repeat(200_000) }, now - 6 * day)
      await add('archive', { subject: 'last year' }, now - 300 * day)
      expect(await found({ age: 'day' })).toEqual(['today'])
      expect(await found({ age: 'week' })).toEqual(['today', 'last week'])
      expect(await found({ age: 'year' })).toEqual(['today', 'last week', 'last year'])
      expect(await found({ receivedFrom: now - 7 * day, receivedBefore: now - 5 * day })).toEqual([
        'last week',
      ])
      expect(await found({ size: 'medium' })).toEqual(['last week'])
      expect(await found({ size: 'small' })).toEqual(['today', 'last year'])
      expect(await found({ size: 'large' })).toEqual([])
      expect(await found({ minBytes: 100_000 })).toEqual(['last week'])
      expect(await found({ maxBytes: 100_000, age: 'day' })).toEqual(['today'])
    })

    it('[ML-27] finds by state and tags, also without a word', async () => {
      await mailbox().createTag({ name: '重要', color: '#33B679' })
      await mailbox().createTag({ name: 'later', color: '#33B679' })
      await add('inbox', { subject: 'plain' })
      const marked = await add('archive', { subject: 'marked' })
      await mailbox().setState(
        { folder: marked.folder, uids: [marked.uid] },
        { isRead: true, flag: 'red', isAnswered: true, addTags: ['重要'] },
      )
      expect(await found({ isRead: true })).toEqual(['marked'])
      expect(await found({ isRead: false })).toEqual(['plain'])
      expect(await found({ isFlagged: true })).toEqual(['marked'])
      expect(await found({ isFlagged: false })).toEqual(['plain'])
      expect(await found({ isAnswered: true })).toEqual(['marked'])
      expect(await found({ tags: ['重要'] })).toEqual(['marked'])
      expect(await found({ tags: ['重要', 'later'] })).toEqual([])
      expect(await found({ tags: ['unknown'] })).toEqual([])
      expect(await found({ text: 'marked', tags: ['重要'] })).toEqual(['marked'])
    })

    it('[SH-08] pages, sorts and filters what it finds', async () => {
      for (const [index, folder] of (['inbox', 'archive', 'inbox', 'sent', 'archive'] as const).entries()) {
        await add(folder, { subject: `report ${index}`, text: 'x'.repeat(5_000 * index) }, 1_000 + index)
      }
      const subjects = async (more: object) =>
        (
          await mailbox().search({ conditions: { text: 'report' }, offset: 0, limit: 2, ...more })
        ).messages.map(({ subject }) => subject)
      expect(await subjects({})).toEqual(['report 4', 'report 3'])
      expect(await subjects({ offset: 2 })).toEqual(['report 2', 'report 1'])
      expect(await subjects({ sort: { by: 'size', descending: false } })).toEqual(['report 0', 'report 1'])
      expect(await subjects({ filter: { kind: 'flagged' } })).toEqual([])
      expect(await find({ text: 'report' }, { limit: 1 })).toMatchObject({ totalCount: 5, hasMore: false })
    })

    it('[SH-07] refuses a search for nothing, and impossible pages', async () => {
      for (const conditions of [{}, { text: '  ' }, { tags: [] }, { isEverywhere: true }]) {
        await expect(find(conditions)).rejects.toMatchObject({ kind: 'invalid' })
      }
      await expect(find({ text: 'x' }, { limit: 0 })).rejects.toMatchObject({ kind: 'invalid' })
      expect((await find({ text: '!!!', folder: 'INBOX' })).messages).toEqual([])
    })

    it('[A9] takes search syntax as text', async () => {
      await fill()
      const hostile = [
        '"',
        '*',
        'a OR b',
        '{account} : "a2"',
        "' or 1=1 --",
        'NEAR(a b)',
        '\0',
        '\r\nA1 LOGOUT',
      ]
      for (const words of hostile) {
        for (const field of ['text', 'sender', 'attachment', 'without', 'copied', 'correspondent']) {
          await expect(find({ folder: 'INBOX', [field]: words })).resolves.toHaveProperty('messages')
        }
      }
    })

    it('[A1] finds nothing of another account', async () => {
      await fill()
      const bob = test.current.store.mailbox(test.current.bob)
      for (const conditions of [
        { text: 'budget' },
        { isRead: false, isEverywhere: true },
        { copied: 'board' },
      ]) {
        const page = await bob.search({ conditions, offset: 0, limit: 10 })
        expect(page).toMatchObject({ totalCount: 0, messages: [] })
      }
    })
  })
}
