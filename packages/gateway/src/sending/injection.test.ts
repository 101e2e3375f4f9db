import { Readable } from 'node:stream'
import type { Address, DraftContent } from '@mailroom/core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { directTransport } from '../outbound/transports'
import { draftContent } from '../testing/draftContent'
import { openTestPost, type TestPost } from '../testing/openTestPost'
import { SmtpSink } from '../testing/SmtpSink'
import { newDraftId } from './drafts/DraftService'

let sink: SmtpSink
let post: TestPost

beforeAll(async () => {
  sink = await SmtpSink.open()
  const { port } = sink
  const resolveMx = async () => [{ exchange: '127.0.0.1', priority: 1 }]
  post = await openTestPost({ transport: directTransport({ hostname: 'mx.example.com', port, resolveMx }) })
})
afterEach(() => sink.mails.splice(0))
afterAll(async () => {
  await post.close()
  await sink.close()
})

const form = (change: Partial<DraftContent>) =>
  draftContent({ to: [{ address: 'x@example.net', name: '' }], text: 'text', ...change })

/** Names of the header fields that arrived, in order. */
const fieldNames = (raw: string) =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .split('\r\n')
    .filter((line) => !/^[ \t]/.test(line))
    .map((line) => line.split(':', 1)[0]!.toLowerCase())

const known = new Set([
  'from',
  'to',
  'cc',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
])

const attacks = [
  '\r\nBcc: evil@example.org',
  '\nBcc: evil@example.org',
  '\rBcc: evil@example.org',
  '\r\n\r\n<script>alert(1)</script>',
  '\0\r\nX-Added: 1',
  '\u2028Bcc: evil@example.org',
  '\u2029X-Added: 1',
  '\u0085X-Added: 1',
  '\ud800',
  '\udfff\r\nX-Added: 1',
  '\r\n.\r\nMAIL FROM:<evil@example.org>\r\nRCPT TO:<evil@example.org>\r\nDATA\r\n',
  '=?utf-8?B?DQpCY2M6IGV2aWxAZXhhbXBsZS5vcmc=?=',
  '" <evil@example.org>, "',
  '<evil@example.org>',
  'a@example.org, evil@example.org',
  '\u202e\u0000gnp.exe',
  '%0d%0aBcc:%20evil@example.org',
  '\r\n '.repeat(1_000),
  'x'.repeat(100_000),
]

/** What reached the outside, so far as an attack could have changed it. */
const outcome = () =>
  sink.mails.map(({ raw, recipients, mailFrom }) => {
    const names = fieldNames(raw)
    return {
      mailFrom,
      recipients,
      added: names.filter((name, index) => !known.has(name) || names.indexOf(name) !== index),
      hasLongLine: raw.split('\r\n').some((line) => line.length > 998),
    }
  })

/** One mail to the one recipient, with the usual fields and nothing smuggled into them. */
const harmless = (...recipients: string[]) => [
  { mailFrom: 'ann@example.com', recipients, added: [], hasLongLine: false },
]

describe('hostile compose fields', () => {
  it.each(attacks.map((attack) => [JSON.stringify(attack).slice(0, 60), attack]))(
    '[I1] subject with %s adds nothing',
    async (_name, attack) => {
      await post.sending.send(post.ann, form({ subject: `Hi${attack}` }), newDraftId())
      await post.runner.runDue()
      expect(outcome()).toEqual(harmless('x@example.net'))
    },
  )

  it.each(attacks.map((attack) => [JSON.stringify(attack).slice(0, 60), attack]))(
    '[I1] a recipient’s name with %s adds nothing',
    async (_name, attack) => {
      const person: Address = { address: 'x@example.net', name: `X${attack}` }
      await post.sending.send(post.ann, form({ to: [person] }), newDraftId())
      await post.runner.runDue()
      expect(outcome()).toEqual(harmless('x@example.net'))
    },
  )

  it.each(attacks.map((attack) => [JSON.stringify(attack).slice(0, 60), attack]))(
    '[I1] a text with %s ends no mail and begins no other',
    async (_name, attack) => {
      await post.sending.send(post.ann, form({ isHtml: false, text: `a${attack}b` }), newDraftId())
      await post.runner.runDue()
      expect(outcome()).toEqual(harmless('x@example.net'))
    },
  )

  it.each(attacks.map((attack) => [JSON.stringify(attack).slice(0, 60), attack]))(
    '[I1] a file name with %s adds nothing',
    async (_name, attack) => {
      const { blobKey } = await post.sending.storeBytes(Readable.from([Buffer.from('x')]))
      const upload = { blobKey, name: `f${attack}.txt`, contentType: `text/plain${attack}`, isInline: false }
      const file = await post.sending.keepUpload(post.ann, upload)
      await post.sending.send(post.ann, form({ attachments: [file] }), newDraftId())
      await post.runner.runDue()
      expect(outcome()).toEqual(harmless('x@example.net'))
    },
  )

  it.each([
    'x@example.net\r\nRCPT TO:<evil@example.org>',
    'x@example.net> SIZE=1\r\nRCPT TO:<evil@example.org',
    '"evil@example.org x"@example.net',
    '"a b"@example.net',
    'x@example.net,evil@example.org',
    'x@example.net evil@example.org',
    'group: x@example.net, evil@example.org;',
    '<x@example.net>',
    'x@[127.0.0.1]',
    'x@example.net\0evil',
    'x(comment)@example.net',
    '@relay.example.org:x@example.net',
    'x%example.org@example.net@example.com',
    '|/bin/sh@example.net'.padStart(90, 'a'),
    'x@exa mple.net',
    'x@example..net',
    '\ud800@example.net',
    '-'.repeat(400) + '@example.net',
  ])('[I1 T30 T42] what is no single address is refused: %j', async (address) => {
    const asked = form({ to: [{ address, name: '' }] })
    await expect(post.sending.send(post.ann, asked, newDraftId())).rejects.toMatchObject({
      kind: 'invalid',
      details: { fields: { to: ['addressInvalid'] } },
    })
    await post.runner.runDue()
    expect(sink.mails).toEqual([])
  })

  it('[I1] a domain of another script goes out in ASCII and is shown as written', async () => {
    const asked = form({ to: [{ address: 'x@例子.example', name: '' }] })
    const { recipients } = await post.sending.send(post.ann, asked, newDraftId())
    await post.runner.runDue()
    expect(recipients[0]!.recipient.address).toBe('x@例子.example')
    // The sink writes domains as people do, so what was said is looked for in the header.
    expect(outcome()).toEqual(harmless('x@例子.example'))
    expect(sink.mails[0]!.raw).toMatch(/^To: x@xn--fsqu00a\.example$/m)
  })

  it('[I1] who stands in several fields, in upper and lower case, gets one mail', async () => {
    const people = ['x@example.net', 'X@Example.net'].map((address) => ({ address, name: '' }))
    await post.sending.send(post.ann, form({ to: people, cc: people, bcc: people }), newDraftId())
    await post.runner.runDue()
    expect(outcome()).toEqual(harmless('x@example.net'))
  })
})
