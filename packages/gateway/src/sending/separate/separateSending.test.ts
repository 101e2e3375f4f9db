import { Readable } from 'node:stream'
import type { Address } from '@mailroom/core'
import { afterEach, expect, it } from 'vitest'
import { directTransport } from '../../outbound/transports'
import { draftContent } from '../../testing/draftContent'
import { openTestPost, type TestPost } from '../../testing/openTestPost'
import { SmtpSink } from '../../testing/SmtpSink'
import { newDraftId } from '../drafts/DraftService'

let post: TestPost
let sink: SmtpSink
afterEach(async () => {
  await post.close()
  await sink.close()
})

async function open(options: { readonly maxMessageBytes?: number } = {}) {
  sink = await SmtpSink.open()
  const transport = directTransport({
    hostname: 'mx.example.com',
    port: sink.port,
    resolveMx: async () => [{ exchange: '127.0.0.1', priority: 1 }],
  })
  post = await openTestPost({ transport, ...options })
}
const people = (...addresses: string[]): Address[] => addresses.map((address) => ({ address, name: '' }))
const apart = (...addresses: string[]) => draftContent({ to: people(...addresses), isSeparate: true })
const headOf = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n'))

it('[CO-06] shows nobody who else was written to, in one delivery for each', async () => {
  await open()
  const content = {
    ...apart('x@example.net', 'bob@example.com'),
    cc: people('y@example.net'),
    bcc: people('cid@example.com'),
  }
  const { messageId, recipients } = await post.sending.send(post.ann, content, newDraftId())
  expect(recipients.map(({ recipient }) => recipient.address)).toEqual([
    'x@example.net',
    'bob@example.com',
    'y@example.net',
    'cid@example.com',
  ])
  await post.runner.runDue()
  for (const { recipients: reached, raw } of sink.mails) {
    expect(reached).toHaveLength(1)
    const named = headOf(raw).match(/[\w.]+@example\.(?:net|com)\b/g)!
    expect(new Set(named.filter((each) => !each.startsWith('ann@')))).toEqual(new Set(reached))
  }
  expect(sink.mails).toHaveLength(2)
  expect((await post.mails(post.cid, 'INBOX'))[0]).toMatchObject({
    to: [{ address: 'cid@example.com' }],
    cc: [],
    bcc: [],
  })
  expect(await post.mails(post.ann, 'Sent')).toMatchObject([
    { messageId, to: content.to, cc: content.cc, bcc: content.bcc },
  ])
  const lines = await post.sending.status(post.ann, messageId)
  expect(lines.map(({ state }) => state)).toEqual(['relayed', 'delivered', 'relayed', 'delivered'])
  expect(await post.orphans()).toBe(0)
})

it('[CO-06] gives nobody two, whether named twice or by another of their addresses', async () => {
  await open()
  post.directory.add(post.bob, 'bob@example.com', 'Bob', 'support@example.com')
  const content = apart('support@example.com', 'bob@example.com', 'BOB@example.com')
  const { recipients } = await post.sending.send(post.ann, content, newDraftId())
  await post.runner.runDue()
  expect(await post.mails(post.bob, 'INBOX')).toHaveLength(1)
  expect(recipients).toHaveLength(2)
})

it('[CO-06] [SS-03] takes each of them back on its own', async () => {
  await open()
  const { messageId } = await post.sending.send(
    post.ann,
    apart('bob@example.com', 'cid@example.com'),
    newDraftId(),
  )
  await post.runner.runDue()
  const lines = await post.sending.recall(post.ann, messageId, 'cid@example.com')
  expect(lines.map(({ recall }) => recall)).toEqual(['possible', 'recalled'])
})

it('[CO-06] lets go of the bytes when all is done, with a copy and without', async () => {
  await open()
  await post.sending.send(post.ann, apart('bob@example.com', 'x@example.net'), newDraftId())
  await post.sending.send(
    post.ann,
    { ...apart('bob@example.com', 'x@example.net'), keepsCopy: false },
    newDraftId(),
  )
  await post.runner.runDue()
  post.clock.advance(24 * 3_600_000)
  await post.runner.runDue()
  const kept = await post.database.db
    .selectFrom('envelopes')
    .select('id')
    .where('blob_key', 'is not', null)
    .execute()
  expect(kept).toEqual([])
  expect(await post.mails(post.ann, 'Sent')).toHaveLength(1)
})

it('[CO-06] refuses so many large mails before anything leaves, and leaves nothing behind', async () => {
  await open({ maxMessageBytes: 200_000 })
  const { blobKey } = await post.sending.storeBytes(Readable.from([Buffer.alloc(100_000)]))
  const file = await post.sending.keepUpload(post.ann, {
    blobKey,
    name: 'a.bin',
    contentType: 'a/b',
    isInline: false,
  })
  const many = Array.from({ length: 40 }, (_, index) => `p${index}@example.net`)
  const id = newDraftId()
  await expect(
    post.sending.send(post.ann, { ...apart(...many), attachments: [file] }, id),
  ).rejects.toMatchObject({
    kind: 'tooLarge',
  })
  expect(await post.orphans()).toBe(0)
  await post.runner.runDue()
  expect(sink.mails).toEqual([])
})

it.each(['burn', 'password'] as const)('[CO-06] refuses a mail with a %s separately', async (kind) => {
  await open()
  const seal =
    kind === 'burn'
      ? ({ kind, readLimit: 1, burnDay: '2099-01-01' } as const)
      : ({ kind, password: 'a1B2c3' } as const)
  await expect(
    post.sending.send(post.ann, { ...apart('bob@example.com'), seal }, newDraftId()),
  ).rejects.toMatchObject({ kind: 'invalid', details: { fields: { is_partsend: ['separateSealed'] } } })
})
