import { describe, expect, it } from 'vitest'
import type { NewMessage } from '../MailStore'
import type { OpenMailStore } from '../mailStore.contract'
import { testMail } from '../testMails'
import { useMailStore } from './useMailStore'

export function appendContract(open: OpenMailStore): void {
  describe('append', () => {
    const test = useMailStore(open)
    const mailbox = () => test.current.store.mailbox(test.current.alice)
    const list = (folder = 'INBOX') => mailbox().list({ folder, offset: 0, limit: 100 })

    it('[ML-10] lists a mail with what its row shows', async () => {
      const raw = testMail({
        subject: '项目预算',
        from: '王伟 <wei.wang@example.com>',
        text: '请确认\r\n附件。',
      })
      const ref = await mailbox().append('INBOX', raw, { receivedAt: 1_000, state: { flag: 'green' } })
      const page = await list()
      expect(page).toMatchObject({ totalCount: 1, unreadCount: 1 })
      expect(page.messages[0]).toMatchObject({
        ref,
        subject: '项目预算',
        from: { name: '王伟', address: 'wei.wang@example.com' },
        to: [{ name: 'Li Wang', address: 'li.wang@example.com' }],
        receivedAt: 1_000,
        sentAt: Date.UTC(2026, 10, 20, 1),
        sizeBytes: raw.length,
        abstract: '请确认 附件。',
        state: { isRead: false, flag: 'green', tags: [], hasAttachments: false },
      })
    })

    it('[GW-02] takes a blob as well, and leaves it to its holder', async () => {
      const raw = testMail({ subject: 'From a blob' })
      const blob = await test.current.putBlob(raw)
      const first = await mailbox().append('INBOX', { blob })
      const second = await test.current.store.mailbox(test.current.bob).append('INBOX', { blob })
      await mailbox().expunge({ folder: 'INBOX', uids: [first.uid] })
      expect((await test.current.store.mailbox(test.current.bob).raw(second)).sizeBytes).toBe(raw.length)
      expect(await test.current.store.mailbox(test.current.bob).header(second)).toContain(
        'Subject: From a blob',
      )
    })

    it('[GW-02] gives each mail of a folder a higher uid, and never one twice', async () => {
      const box = mailbox()
      const refs = await Promise.all(Array.from({ length: 20 }, () => box.append('INBOX', testMail())))
      const uids = refs.map((ref) => ref.uid)
      expect(new Set(uids).size).toBe(20)
      await box.expunge({ folder: 'INBOX', uids: 'all' })
      const next = await box.append('INBOX', testMail())
      expect(next.uid).toBeGreaterThan(Math.max(...uids))
    })

    it('[GW-02] adds a mail once for one idempotency key, however often and wherever it was moved', async () => {
      const box = mailbox()
      const once = { idempotencyKey: 'delivery-7' }
      const refs = await Promise.all(Array.from({ length: 5 }, () => box.append('INBOX', testMail(), once)))
      expect(new Set(refs.map((ref) => ref.uid)).size).toBe(1)
      const [moved] = await box.move({ folder: 'INBOX', uids: 'all' }, 'Archive')
      expect(await box.append('INBOX', testMail(), once)).toEqual(moved?.to)
      expect((await list()).totalCount).toBe(0)
      const other = await test.current.store.mailbox(test.current.bob).append('INBOX', testMail(), once)
      expect(other.folder).toBe('INBOX')
      expect(await test.current.countStrayBlobs()).toBe(0)
    })

    it('[GW-02] refuses an unknown folder and keeps nothing', async () => {
      await expect(mailbox().append('Nowhere', testMail())).rejects.toMatchObject({ kind: 'notFound' })
      expect(await test.current.countStrayBlobs()).toBe(0)
    })

    it('[SH-10] announces an arrival with its row, and any other mail as a change', async () => {
      const { alice, events } = test.current
      const ref = await mailbox().append('INBOX', testMail({ subject: 'News' }), { isArrival: true })
      await mailbox().append('Drafts', testMail())
      expect(events).toMatchObject([
        { accountId: alice, event: { kind: 'messageArrived', message: { ref, subject: 'News' } } },
        { accountId: alice, event: { kind: 'folderChanged', folder: 'INBOX' } },
        { accountId: alice, event: { kind: 'folderChanged', folder: 'Drafts' } },
      ])
    })

    it('[GW-02] imports many in their order, with progress', async () => {
      const mails = Array.from({ length: 250 }, (_, index) => ({
        content: testMail({ subject: `Mail ${index}` }),
        receivedAt: index,
        state: { isRead: index % 2 === 0 },
      }))
      const progress: number[] = []
      const onProgress = (count: number) => progress.push(count)
      const result = await mailbox().appendMany('Archive', mails, { onProgress })
      expect(result).toEqual({ appendedCount: 250, skippedCount: 0 })
      expect(progress.at(-1)).toBe(250)
      const page = await list('Archive')
      expect(page).toMatchObject({ totalCount: 250, unreadCount: 125 })
      expect(page.messages[0]).toMatchObject({ subject: 'Mail 249' })
      const uids = page.messages.map((message) => message.ref.uid)
      expect(uids).toEqual(uids.toSorted((a, b) => b - a))
    })

    it('[GW-02] imports from a stream, leaves out what it has, and stops when told to', async () => {
      const stream = async function* (count: number): AsyncGenerator<NewMessage> {
        for (let index = 0; index < count; index++)
          yield { content: testMail(), idempotencyKey: `mail-${index}` }
      }
      const box = mailbox()
      expect(await box.appendMany('Archive', stream(30))).toEqual({ appendedCount: 30, skippedCount: 0 })
      expect(await box.appendMany('Archive', stream(40))).toEqual({ appendedCount: 10, skippedCount: 30 })
      const stopped = box.appendMany('Archive', stream(1_000), { signal: AbortSignal.abort() })
      await expect(stopped).rejects.toMatchObject({ kind: 'cancelled' })
      expect((await list('Archive')).totalCount).toBe(40)
    })
  })
}
