import { type DraftContent, type SecrecyLevel } from '@mailroom/core'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { routeRecipients } from '../delivery/routeRecipients'
import { addRule } from '../review/reviewRules'
import { newDraftId } from '../sending/drafts/DraftService'
import { receiveMail } from '../smtp-in/receiveMail'
import { draftContent } from '../testing/draftContent'
import { openTestPost, type TestPost } from '../testing/openTestPost'
import { setCeiling } from './ceilings'
import { levelOfSubmission } from './levelOfSubmission'
import type { SecrecyPolicy } from './SecrecyPolicy'

const policy: SecrecyPolicy = { outside: 'internal', needsLevel: true, needsFileLevels: true }
const outsider = { address: 'x@outside.example.org', name: '' }
const cid = { address: 'cid@example.com', name: '' }

let post: TestPost
beforeEach(async () => {
  post = await openTestPost({ secrecyPolicy: policy })
  await setCeiling(post.database.db, post.ann, 'confidential')
  await setCeiling(post.database.db, post.bob, 'secret')
})
afterEach(() => post.close())

const send = (change: Partial<DraftContent>, from = post.ann) =>
  post.sending.send(from, draftContent(change), newDraftId())
const refused = (field: string, ...reasons: string[]) => ({
  kind: 'invalid',
  details: { fields: { [field]: reasons } },
})
const upload = async (owner = post.ann) => {
  const { blobKey } = await post.sending.storeBytes(Readable.from([Buffer.from('plan')]))
  return post.sending.keepUpload(owner, {
    blobKey,
    name: 'plan.txt',
    contentType: 'text/plain',
    isInline: false,
  })
}
const arrived = async (accountId = post.bob) => {
  await post.runner.runDue()
  return (await post.mails(accountId, 'INBOX')).at(-1)!
}

it('[CO-12] a mail keeps its level on its way, in its header and in each copy', async () => {
  await send({ secrecy: 'secret' })
  const mail = await arrived()
  expect(mail.state.secrecy).toBe('secret')
  expect((await post.mails(post.ann, 'Sent'))[0]?.state.secrecy).toBe('secret')
  const header = await post.mailStore.mailbox(post.bob).header(mail.ref)
  expect(header).toMatch(/^X-Mailroom-Level: 3 secret\r?$/m)
})

it.each([
  ['no level', {}, refused('mail_level', 'levelMissing')],
  ['a level above the ceiling', { secrecy: 'topSecret' }, refused('mail_level', 'levelAboveCeiling')],
  [
    'a colleague who may not read it',
    { secrecy: 'secret', bcc: [cid] },
    refused('mail_level', 'secrecyReaders', cid.address),
  ],
  [
    'somebody outside',
    { secrecy: 'secret', cc: [outsider] },
    refused('mail_level', 'secrecyReaders', outsider.address),
  ],
] satisfies [string, Partial<DraftContent>, unknown][])(
  '[CO-12] a mail with %s is refused, now and for later, and nothing of it leaves',
  async (_, change, fault) => {
    await expect(send(change)).rejects.toMatchObject(fault)
    const leavesAt = post.clock.now() + 60 * 60_000
    await expect(
      post.sending.schedule(post.ann, draftContent(change), leavesAt, newDraftId()),
    ).rejects.toMatchObject(fault)
    await post.runner.runDue()
    expect([await post.mails(post.ann, 'Sent'), await post.mails(post.bob, 'INBOX')]).toEqual([[], []])
  },
)

it('[CO-12] what is internal leaves the organisation', async () => {
  const { recipients } = await send({ secrecy: 'internal', to: [outsider] })
  expect(recipients).toMatchObject([{ recipient: { address: outsider.address } }])
})

it('[CO-12] a mail that waits for its time is looked at again when that comes', async () => {
  const leavesAt = post.clock.now() + 60 * 60_000
  await post.sending.schedule(post.ann, draftContent({ secrecy: 'secret' }), leavesAt, newDraftId())
  await setCeiling(post.database.db, post.bob, 'internal')
  post.clock.advance(60 * 60_000)
  await post.runner.runDue()
  expect(await post.mails(post.bob, 'INBOX')).toEqual([])
  expect(await post.mails(post.ann, 'Drafts')).toHaveLength(1)
})

it('[CO-12] a file needs a level, not above that of its mail', async () => {
  const file = await upload()
  await expect(send({ secrecy: 'secret', attachments: [file] })).rejects.toMatchObject(
    refused('attach_level', 'fileLevelMissing', 'plan.txt'),
  )
  const secretFile = { ...file, secrecy: 'secret' as const }
  await expect(send({ secrecy: 'internal', attachments: [secretFile] })).rejects.toMatchObject(
    refused('attach_level', 'fileAboveMail', 'plan.txt'),
  )
  await send({ secrecy: 'secret', attachments: [secretFile] })
  expect((await arrived()).attachments).toMatchObject([{ name: 'plan.txt' }])
})

it('[CO-12] [A1] a file of somebody else is no file, at whatever level', async () => {
  const file = { ...(await upload(post.bob)), secrecy: 'normal' as const }
  await expect(send({ secrecy: 'secret', attachments: [file] })).rejects.toMatchObject({ kind: 'notFound' })
})

it('[CO-12] an answer and a forward begin at the level of the original, and do not go below it', async () => {
  const file: DraftContent['attachments'][number] = { ...(await upload()), secrecy: 'internal' }
  await send({ secrecy: 'secret', attachments: [file] })
  const { ref } = await arrived()
  for (const kind of ['reply', 'forward', 'forwardAsFile'] as const) {
    const draft = await post.sending.prepare(post.bob, ref, kind, 'en')
    expect([kind, draft.secrecy]).toEqual([kind, 'secret'])
    const levels = { reply: [], forward: ['internal'], forwardAsFile: ['secret'] }
    expect(draft.attachments.map(({ secrecy }) => secrecy)).toEqual(levels[kind])
    const lower = {
      ...draftContent({ to: [{ address: 'ann@example.com', name: '' }] }),
      origin: draft.origin,
    }
    await expect(send({ ...lower, secrecy: 'internal' }, post.bob)).rejects.toMatchObject(
      refused('mail_level', 'levelBelowOriginal'),
    )
  }
  const { attachments } = await post.sending.prepare(post.bob, ref, 'forward', 'en')
  const lowered = attachments.map((each) => ({ ...each, secrecy: 'normal' as const }))
  await expect(send({ secrecy: 'secret', attachments: lowered }, post.bob)).rejects.toMatchObject(
    refused('attach_level', 'fileBelowOriginal', 'plan.txt'),
  )
  await expect(send({ secrecy: 'normal', attachments: lowered }, post.bob)).rejects.toMatchObject(
    refused('mail_level', 'levelBelowOriginal'),
  )
})

it('[CO-12] a quick reply has the level of its original', async () => {
  await send({ secrecy: 'secret' })
  const { ref } = await arrived()
  await post.sending.quickReply(post.bob, { ref, html: '<p>Yes</p>', draftId: newDraftId(), locale: 'en' })
  expect((await arrived(post.ann)).state.secrecy).toBe('secret')
})

it('[CO-12] a draft keeps its levels, and may lack one', async () => {
  const file = { ...(await upload()), secrecy: 'normal' as const }
  const { ref } = await post.sending.save(post.ann, draftContent({ secrecy: 'secret', attachments: [file] }))
  expect(await post.sending.open(post.ann, ref)).toMatchObject({
    secrecy: 'secret',
    attachments: [{ secrecy: 'normal' }],
  })
  await post.sending.save(post.ann, draftContent())
  await expect(post.sending.save(post.ann, draftContent({ secrecy: 'topSecret' }))).rejects.toMatchObject(
    refused('mail_level', 'levelAboveCeiling'),
  )
})

/** Hands a mail in: as somebody of the organisation, or from outside. */
async function hand(lines: readonly string[], accountId: number | null) {
  const to = [{ address: 'bob@example.com', name: '' }]
  const { routed, lists } = await routeRecipients(post.directory, to)
  return receiveMail(
    post.intake,
    Readable.from([[...lines, 'From: ann@example.com', '', 'Hi'].join('\r\n')]),
    {
      ...{ mailFrom: 'ann@example.com', recipients: routed, lists, accountId },
      hop: { helo: 'pc', remoteAddress: '10.0.0.1', protocol: 'ESMTP' },
      ...(accountId !== null && {
        levelOf: (fields) =>
          levelOfSubmission(post, policy, {
            accountId,
            recipients: to.map(({ address }) => address),
            fields,
          }),
      }),
    },
  )
}

it('[CO-12] a mail from outside is of no level, whatever its header says', async () => {
  await hand(['X-Mailroom-Level: 5 topSecret'], null)
  const mail = await arrived()
  expect(mail.state.secrecy).toBeUndefined()
  const header = await post.mailStore.mailbox(post.bob).header(mail.ref)
  expect(header).not.toContain('X-Mailroom-Level')
})

it('[CO-12] mail of people’s own mail programs has the level of its header, and at least that of what it answers', async () => {
  await hand(['X-Mailroom-Level: secret'], post.ann)
  expect((await arrived()).state.secrecy).toBe('secret')
  const { messageId } = await send({ secrecy: 'secret' })
  await hand([`In-Reply-To: <${messageId}>`, 'X-Mailroom-Level: 1'], post.ann)
  expect((await arrived()).state.secrecy).toBe('secret')
  await hand([], post.ann)
  expect((await arrived()).state.secrecy).toBe('normal')
})

it.each<[SecrecyLevel, RegExp]>([
  ['confidential', /Not everybody may read/],
  ['topSecret', /You may not write/],
])('[CO-12] a mail program is refused a mail that is %s', async (level, words) => {
  await expect(hand([`X-Mailroom-Level: ${level}`], post.ann)).rejects.toMatchObject({
    responseCode: 550,
    message: expect.stringMatching(words) as string,
  })
})

it('[CO-12] whoever uses a Message-ID again changes no level', async () => {
  const { messageId } = await send({ secrecy: 'secret' })
  await hand([`Message-ID: <${messageId}>`, 'X-Mailroom-Level: normal'], post.ann)
  await post.runner.runDue()
  const levels = (await post.mails(post.bob, 'INBOX')).map(({ state }) => state.secrecy)
  expect(levels).toEqual(['secret', 'secret'])
})

it('[RV-01] a rule holds mails from a level on, written here or in a mail program', async () => {
  const rule = { from: [], to: [], words: [], files: [], secrecy: 'secret' } as const
  await addRule(post.database, rule, [post.cid], 0)
  await send({ secrecy: 'internal' })
  await send({ secrecy: 'secret', subject: 'Held' })
  await hand(['Subject: Held too', 'X-Mailroom-Level: secret'], post.ann)
  await post.runner.runDue()
  const waiting = await post.reviews.list(post.cid, { state: 'wait', offset: 0, limit: 10 })
  expect(waiting.mails.map(({ subject }) => subject)).toEqual(['Held too', 'Held'])
})

it('[CO-12] where the organisation has no levels none is asked for or kept', async () => {
  const open = await openTestPost()
  try {
    expect((await open.sending.rules(open.ann)).secrecy).toBeUndefined()
    await open.sending.send(open.ann, draftContent({ secrecy: 'topSecret' }), newDraftId())
    await open.runner.runDue()
    expect((await open.mails(open.bob, 'INBOX'))[0]?.state.secrecy).toBeUndefined()
  } finally {
    await open.close()
  }
})
