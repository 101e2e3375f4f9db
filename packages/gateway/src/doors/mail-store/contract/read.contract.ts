import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { OpenMailStore } from '../mailStore.contract'
import { testMail } from '../testMails'
import { useMailStore } from './useMailStore'

export function readContract(open: OpenMailStore): void {
  describe('read', () => {
    const test = useMailStore(open)
    const mailbox = () => test.current.store.mailbox(test.current.alice)

    it('[RD-05] opens a mail with all that the reading view shows', async () => {
      const raw = testMail({
        subject: '合同',
        cc: 'Zoe <zoe@example.com>',
        messageId: 'abc@example.com',
        html: '<p>请看<b>附件</b></p>',
        file: { name: '合同.pdf', content: Buffer.from('%PDF-1.7') },
      })
      const ref = await mailbox().append('INBOX', raw, { isOwn: true })
      const message = await mailbox().read(ref)
      expect(message).toMatchObject({
        ref,
        subject: '合同',
        cc: [{ name: 'Zoe', address: 'zoe@example.com' }],
        bcc: [],
        messageId: 'abc@example.com',
        isOwn: true,
        state: { hasAttachments: true },
        attachments: [{ name: '合同.pdf', contentType: 'application/pdf', sizeBytes: 8, isInline: false }],
      })
      expect(message.html).toContain('<b>附件</b>')
      expect(message.text).toContain('请看')
    })

    it('[RD-05] keeps long texts whole', async () => {
      const text = `${'预算与计划。'.repeat(60_000)}end`
      const ref = await mailbox().append('INBOX', testMail({ text }))
      expect((await mailbox().read(ref)).text.trim()).toBe(text)
    })

    it('[RD-16] gives the mail and its header lines as they travelled', async () => {
      const raw = testMail({
        subject: 'Source',
        headers: ['X-Odd:  two  blanks', 'Received: from a\r\n by b'],
      })
      const ref = await mailbox().append('INBOX', raw)
      const content = await mailbox().raw(ref)
      expect(content.sizeBytes).toBe(raw.length)
      expect((await buffer(await content.open())).equals(raw)).toBe(true)
      expect(String(await buffer(await content.open({ start: 0, end: 5 })))).toBe('From:')
      const header = await mailbox().header(ref)
      expect(header).toContain('X-Odd:  two  blanks\r\nReceived: from a\r\n by b\r\n')
      expect(header).not.toContain(Buffer.from('Good morning.').toString('base64'))
    })

    it('[RD-14] streams an attachment, whole or in part', async () => {
      const content = randomBytes(200_000)
      const raw = testMail({ file: { name: 'data.bin', content } })
      const ref = await mailbox().append('INBOX', raw)
      const [attachment] = (await mailbox().read(ref)).attachments
      const part = await mailbox().part(ref, attachment!.id)
      expect(part).toMatchObject({ name: 'data.bin', sizeBytes: content.length })
      expect((await buffer(await part.open())).equals(content)).toBe(true)
      for (const [start, end] of [
        [0, 1],
        [1, 2],
        [99_999, 150_001],
        [199_990, 999_999],
        [300_000, 300_001],
      ] as const) {
        const piece = await buffer(await part.open({ start, end }))
        expect(piece.equals(content.subarray(start, end))).toBe(true)
      }
    })

    it('[RD-14] [CO-01] finds several attachments with one look, in the order asked', async () => {
      const names = ['a.bin', 'b.bin', 'c.bin']
      const pieces = names.map((name) => [
        `--m\r\nContent-Type: application/octet-stream; name=${name}\r\nContent-Transfer-Encoding: base64\r\n`,
        Buffer.from(`within ${name}`).toString('base64'),
      ])
      const head = 'From: a@example.com\r\nContent-Type: multipart/mixed; boundary=m'
      const raw = `${head}\r\n\r\n${pieces.map((piece) => piece.join('\r\n')).join('\r\n')}\r\n--m--\r\n`
      const ref = await mailbox().append('INBOX', Buffer.from(raw))
      const ids = (await mailbox().read(ref)).attachments.map(({ id }) => id)
      const parts = await mailbox().parts(ref, ids.toReversed())
      expect(parts.map(({ name }) => name)).toEqual(names.toReversed())
      for (const part of parts) expect(String(await buffer(await part.open()))).toBe(`within ${part.name}`)
      expect(await mailbox().parts(ref, [])).toEqual([])
      await expect(mailbox().parts(ref, [ids[0]!, '99'])).rejects.toMatchObject({ kind: 'notFound' })
    })

    it('[RD-14] says notFound for a mail or an attachment that is not there', async () => {
      const ref = await mailbox().append('INBOX', testMail())
      const notFound = { kind: 'notFound' }
      await expect(mailbox().part(ref, '99')).rejects.toMatchObject(notFound)
      for (const gone of [
        { folder: 'INBOX', uid: 999 },
        { folder: 'Nowhere', uid: ref.uid },
      ]) {
        await expect(mailbox().read(gone)).rejects.toMatchObject(notFound)
        await expect(mailbox().raw(gone)).rejects.toMatchObject(notFound)
        await expect(mailbox().header(gone)).rejects.toMatchObject(notFound)
      }
    })

    it('[SS-02] finds a mail by its Message-ID, wherever it is', async () => {
      const box = mailbox()
      const sent = await box.append('Sent', testMail({ messageId: 'same@example.com' }))
      const inbox = await box.append('INBOX', testMail({ messageId: 'same@example.com' }))
      await box.append('INBOX', testMail({ messageId: 'other@example.com' }))
      expect(await box.findByMessageId('same@example.com')).toEqual([sent, inbox])
      const bob = test.current.store.mailbox(test.current.bob)
      expect(await bob.findByMessageId('same@example.com')).toEqual([])
      expect(await box.findByMessageId('')).toEqual([])
    })

    it('[D1] keeps and opens what is hardly a mail', async () => {
      const hostile = [
        '',
        '\0\0\0',
        'no header at all',
        'Subject: a\0b \uD800\r\n\r\nbody\0',
        '\r\n\r\n',
        'From: <>\r\nDate: never\r\n\r\n',
      ]
      for (const text of hostile) {
        const raw = Buffer.from(text, 'utf8')
        const ref = await mailbox().append('INBOX', raw)
        const message = await mailbox().read(ref)
        const kept = test.current.kept?.(raw) ?? raw
        expect(message.sizeBytes).toBe(kept.length)
        expect(message.subject).not.toContain('\0')
        expect(await buffer(await (await mailbox().raw(ref)).open())).toEqual(kept)
      }
      expect((await mailbox().list({ folder: 'INBOX', offset: 0, limit: 10 })).messages).toHaveLength(
        hostile.length,
      )
    })
  })
}
