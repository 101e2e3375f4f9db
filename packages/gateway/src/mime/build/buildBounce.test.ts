import { simpleParser } from 'mailparser'
import { describe, expect, it } from 'vitest'
import { mail } from '../test/mail'
import { parseMessage } from '../parse/parseMessage'
import { parseDeliveryStatus } from '../parse/report/parseDeliveryStatus'
import { type Bounce, buildBounce } from './buildBounce'

const original = mail(
  'From: wang@example.com',
  'Subject: =?utf-8?B?5ZCI5ZCM?=',
  'Message-ID: <m1@example.com>',
  '',
  'secret body',
)
const bounce: Bounce = {
  envelopeFrom: 'wang@example.com',
  original,
  recipients: [
    {
      recipient: 'gone@example.org',
      action: 'failed',
      status: '5.1.1',
      diagnostic: '550 5.1.1 No such user',
      remoteServer: 'mx.example.org',
    },
    { recipient: 'full@example.org', action: 'failed', status: '', diagnostic: '', remoteServer: '' },
  ],
  reportingServer: 'mail.example.com',
  from: { address: 'mailer-daemon@example.com', name: 'Mail' },
  locale: 'en',
  arrivedAt: Date.UTC(2026, 0, 1),
  date: Date.UTC(2026, 0, 2),
}

describe('a delivery status notice', () => {
  it('[ER-02] says to programs what became of each recipient, and gives only the header back', async () => {
    const built = await buildBounce({ ...bounce, originalEnvelopeId: 'job 7' })
    expect(built!.envelope).toEqual({ from: '', to: ['wang@example.com'] })
    const notice = await parseMessage(built!.raw)
    expect(notice.deliveryReport).toEqual({
      recipients: [bounce.recipients[0], { ...bounce.recipients[1], status: '5.0.0' }],
      originalMessageId: 'm1@example.com',
      originalEnvelopeId: 'job7',
    })
    expect(notice.headers).toMatchObject({
      autoSubmitted: 'auto-replied',
      isAutomatic: true,
      inReplyTo: ['m1@example.com'],
    })
    expect(built!.raw.toString()).not.toContain('secret body')
  })

  it.each([
    ['en', 'could not be delivered', 'Subject: 合同', 'no mailbox with this address'],
    ['zh-hans', '未能送达', '主题：合同', '该邮箱地址不存在。'],
    ['zh-tw', '無法寄達', '主旨：合同', '這個電子郵件地址不存在。'],
  ] as const)('[ER-02] says it, and why, to people in %s', async (locale, words, subject, reason) => {
    const built = await buildBounce({ ...bounce, locale })
    const theirs = await simpleParser(built!.raw)
    for (const part of [words, subject, reason, 'gone@example.org', '550 5.1.1 No such user'])
      expect(theirs.text).toContain(part)
    expect(theirs.subject).not.toBe('')
  })

  it('[ER-02] speaks of a delay when nothing has failed yet', async () => {
    const built = await buildBounce({
      ...bounce,
      recipients: [{ ...bounce.recipients[0]!, action: 'delayed', status: '4.4.1' }],
    })
    expect((await parseMessage(built!.raw)).headers.subject).toBe('Your mail is delayed')
  })

  it('[I1] adds no field through what the other server said', async () => {
    const diagnostic = '550 no\r\nAction: delivered\r\n\r\nFinal-Recipient: rfc822; evil@example.net'
    const built = await buildBounce({ ...bounce, recipients: [{ ...bounce.recipients[0]!, diagnostic }] })
    const { recipients } = (await parseMessage(built!.raw)).deliveryReport!
    expect(recipients).toMatchObject([{ recipient: 'gone@example.org', action: 'failed' }])
  })

  it.each<[string, Partial<Bounce>]>([
    ['a mail without a sender', { envelopeFrom: '' }],
    ['another mail system', { envelopeFrom: 'MAILER-DAEMON@example.org' }],
    ['a mail that a program wrote', { original: mail('Auto-Submitted: auto-replied', '', 'x') }],
    ['a sender that is no address', { envelopeFrom: '<>@' }],
  ])('[ER-02] is never an answer to %s', async (_, change) => {
    expect(await buildBounce({ ...bounce, ...change })).toBeUndefined()
  })
})

describe('notices of other servers', () => {
  it.each([
    [
      'no action',
      'Final-Recipient: rfc822;a@b.c\r\nStatus: 4.2.2 (full)',
      { recipient: 'a@b.c', action: 'delayed', status: '4.2.2' },
    ],
    [
      'only the original recipient',
      'Original-Recipient: rfc822; <a@b.c>\r\nAction: Failed (final)',
      { recipient: 'a@b.c', action: 'failed', status: '' },
    ],
    [
      'a folded diagnostic',
      'Final-Recipient: LOCAL; a@b.c\r\nAction: failed\r\nDiagnostic-Code: smtp; 550\r\n no user',
      { diagnostic: '550 no user' },
    ],
  ])('[ER-02] are read with %s', (_, group, expected) => {
    const { recipients } = parseDeliveryStatus(Buffer.from(`Reporting-MTA: dns; x\r\n\r\n\r\n${group}\r\n`))
    expect(recipients).toMatchObject([expected])
  })
})
