import { buffer } from 'node:stream/consumers'
import type { Locale } from '@mailroom/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestPost, type TestPost } from '../../testing/openTestPost'

let post: TestPost
beforeEach(async () => {
  post = await openTestPost()
})
afterEach(() => post.close())

const receive = (...lines: string[]) =>
  post.mailStore.mailbox(post.ann).append('INBOX', Buffer.from(`${lines.join('\r\n')}\r\n`))

const prepare = async (kind: 'reply' | 'replyAll' | 'forward', locale: Locale, ...lines: string[]) =>
  post.sending.prepare(post.ann, await receive(...lines), kind, locale)

const addresses = (list: readonly { address: string }[]) => list.map(({ address }) => address)

const people = [
  'From: Eve <eve@example.net>',
  'To: Ann <ANN@example.com>, x@example.net, Eve <eve@example.net>',
  'Cc: sales@example.com, y@example.net, X@example.net',
  'Date: Mon, 05 Jan 2026 01:30:00 +0000',
  'Message-ID: <q@example.net>',
]

describe('what an answer begins with', () => {
  it('[CO-01] a reply goes to the sender, with one prefix and the original below', async () => {
    const draft = await prepare('reply', 'en', ...people, 'Subject: Re: 回复：Budget', '', 'a < b')
    expect(draft).toMatchObject({
      kind: 'reply',
      from: { address: 'ann@example.com', name: 'Ann' },
      to: [{ address: 'eve@example.net', name: 'Eve' }],
      cc: [],
      bcc: [],
      subject: 'Re: Budget',
      isHtml: true,
      attachments: [],
      origin: { kind: 'reply' },
    })
    expect(draft.quotedHtml).toContain('Eve &lt;eve@example.net&gt; wrote:')
    expect(draft.quotedHtml).toContain('5 January 2026')
    expect(draft.quotedHtml).toContain('09:30')
    expect(draft.quotedHtml).toContain('a &lt; b')
  })

  it('[CO-01] a reply to all leaves out one’s own addresses and repetitions', async () => {
    const draft = await prepare('replyAll', 'en', ...people, 'Subject: x', '', 'x')
    expect(addresses(draft.to)).toEqual(['eve@example.net', 'x@example.net'])
    expect(addresses(draft.cc)).toEqual(['y@example.net'])
  })

  it('[CO-01] Reply-To is honoured', async () => {
    const draft = await prepare(
      'reply',
      'en',
      ...people,
      'Reply-To: list@example.org, not an address',
      '',
      'x',
    )
    expect(addresses(draft.to)).toEqual(['list@example.org'])
  })

  it('[CO-01] an answer to one’s own mail goes to those it went to', async () => {
    const draft = await prepare('reply', 'en', 'From: ann@example.com', 'To: x@example.net', '', 'x')
    expect(addresses(draft.to)).toEqual(['x@example.net'])
  })

  it('[CO-01] an answer to all of a mail to oneself alone goes to oneself', async () => {
    const draft = await prepare('replyAll', 'en', 'From: ann@example.com', 'To: ann@example.com', '', 'x')
    expect(addresses(draft.to)).toEqual(['ann@example.com'])
  })

  it('[CO-01] who was written to at a second address answers from that one', async () => {
    const draft = await prepare('reply', 'en', 'From: eve@example.net', 'To: sales@example.com', '', 'x')
    expect(draft.from?.address).toBe('sales@example.com')
  })

  it.each<[Locale, string, string]>([
    ['zh-hans', '回复：预算', '写道：'],
    ['zh-tw', '回覆：预算', '寫道：'],
    ['en', 'Re: 预算', 'wrote:'],
  ])('[IX-01] speaks %s', async (locale, subject, words) => {
    const draft = await prepare('reply', locale, ...people, 'Subject: =?utf-8?B?6aKE566X?=', '', 'x')
    expect(draft.subject).toBe(subject)
    expect(draft.quotedHtml).toContain(words)
  })

  it('[CO-01] writes the time of the original where the reader is, and at home for a zone that is none', async () => {
    const ref = await receive(...people, 'Subject: x', '', 'x')
    const quoted = async (zone?: string) =>
      (await post.sending.prepare(post.ann, ref, 'reply', 'en', zone)).quotedHtml
    expect(await quoted('Asia/Shanghai')).toContain('09:30')
    expect(await quoted('America/New_York')).toContain('4 January 2026 at 20:30')
    expect(await quoted('Nowhere/At all')).toBe(await quoted())
  })

  it('[X4] a plain text cannot become markup in the quote', async () => {
    const hostile = '</div><img src=x onerror=alert(1)>"\'&lt;script&gt;'
    const draft = await prepare('reply', 'en', 'From: "<b>x</b>" <eve@example.net>', '', hostile)
    expect(draft.quotedHtml).not.toMatch(/<img|<b>x|<script/)
    expect(draft.quotedHtml).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('[CO-01] a forward carries header lines, files and pictures; a reply the pictures only', async () => {
    const lines = [
      ...people,
      'Subject: =?utf-8?B?6L2s5Y+R77yaUXVhcnRlcg==?=',
      'Content-Type: multipart/mixed; boundary=m',
      '',
      '--m',
      'Content-Type: multipart/related; boundary=r',
      '',
      '--r',
      'Content-Type: text/html',
      '',
      '<p>See <img src="cid:pic@x"></p>',
      '--r',
      'Content-Type: image/png',
      'Content-ID: <pic@x>',
      'Content-Transfer-Encoding: base64',
      '',
      'iVBORw0KGgo=',
      '--r--',
      '--m',
      'Content-Type: text/csv',
      'Content-Disposition: attachment; filename="a.csv"',
      '',
      '1,2',
      '--m--',
    ]
    const ref = await receive(...lines)
    const forward = await post.sending.prepare(post.ann, ref, 'forward', 'zh-hans')
    expect(forward).toMatchObject({ to: [], cc: [], subject: '转发：Quarter' })
    expect(forward.quotedHtml).toMatch(
      /转发的邮件.*发件人：.*eve@example\.net.*主题：.*抄送：.*y@example\.net/s,
    )
    expect(
      forward.attachments
        .map(({ name, contentId }) => [name.split('.').at(-1), contentId])
        .toSorted((a, b) => String(a).localeCompare(String(b))),
    ).toEqual([
      ['csv', undefined],
      ['png', 'pic@x'],
    ])
    const picture = forward.attachments.find(({ contentId }) => contentId === 'pic@x')!
    const stored = await post.sending.uploaded(post.ann, picture.id)
    expect((await buffer(await stored.open())).toString('base64')).toBe('iVBORw0KGgo=')

    const reply = await post.sending.prepare(post.ann, ref, 'reply', 'en')
    expect(reply.attachments.map(({ contentId }) => contentId)).toEqual(['pic@x'])
  })

  it('[A1] mails of others cannot be answered', async () => {
    const ref = await receive(...people, '', 'x')
    await expect(post.sending.prepare(post.bob, ref, 'reply', 'en')).rejects.toMatchObject({
      kind: 'notFound',
    })
  })
})
