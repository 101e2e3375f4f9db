import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DraftContent } from '@mailroom/core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  type MailServerGateway,
  mailPasswords,
  mailPeople,
  openMailServerGateway,
} from '../accounts/credentials/test/openMailServerGateway'
import { newDraftId } from '../sending/drafts/DraftService'
import { draftContent } from '../testing/draftContent'
import type { SmtpServer } from '../testing/imap/smtp/SmtpServer'
import { type Dovecot, startDovecot } from '../testing/imap/startDovecot'
import { startSmtpServer } from '../testing/imap/startSmtpServer'
import type { TestBrowser } from '../testing/TestBrowser'
import { wrapPassword } from '../testing/wrapPassword'

const canary = 'canary-5ea1ed-elsewhere'
const [annsAddress, bobsAddress] = ['ann@corp.example', 'bob@corp.example'] as const
let dovecot: Dovecot
let smtp: SmtpServer
let gateway: MailServerGateway
let bob: TestBrowser
const ids = { ann: 0, bob: 0 }

beforeAll(async () => {
  dovecot = await startDovecot({ accounts: mailPeople })
  smtp = await startSmtpServer(dovecot)
  gateway = await openMailServerGateway(dovecot, smtp)
  await gateway.signedIn('ann', mailPasswords.ann)
  bob = await gateway.signedIn('bob', mailPasswords.bob)
  ids.ann = (await gateway.store.accounts.findByAddress(annsAddress))!
  ids.bob = (await gateway.store.accounts.findByAddress(bobsAddress))!
})
afterAll(async () => {
  await gateway.close()
  await smtp.stop()
  await dovecot.stop()
})

const burn = (readLimit: number) =>
  ({
    kind: 'burn',
    readLimit,
    burnDay: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
  }) as const
const form = (change: Partial<DraftContent>) =>
  draftContent({
    to: [{ address: bobsAddress, name: '' }],
    ...{ subject: 'Sealed', html: `<p>${canary}</p>`, text: canary },
    ...change,
  })
const mailbox = (who: keyof typeof ids) => gateway.store.mail.mailbox(ids[who])

/** Ann sends a sealed mail; answers with what it is called in the mailbox of its reader. */
async function sent(change: Partial<DraftContent>, reader: keyof typeof ids = 'bob') {
  const { messageId } = await gateway.services.sending.send(ids.ann, form(change), newDraftId())
  await gateway.postOffice.runner.runDue()
  return { messageId, ref: await foundBy(reader, messageId) }
}

/** Where a mail lies: the newest of those with its Message-ID. */
const foundBy = (who: keyof typeof ids, messageId: string, isOther = (_uid: number) => true) =>
  vi.waitFor(async () => {
    const folder = await mailbox(who).folderWithRole('inbox')
    await mailbox(who).list({ folder, offset: 0, limit: 50 })
    const refs = await mailbox(who).findByMessageId(messageId)
    const found = refs.find((ref) => ref.folder === folder && isOther(ref.uid))
    if (found === undefined) throw new Error('The mail has not come')
    return found
  }, 20_000)
const reveal = (ref: { folder: string; uid: number }) => bob.call('reveal', { body: ref })
const sealOf = async ({ folder, uid }: { folder: string; uid: number }) => {
  const mail = await bob.ask('message', { path: { uid: `${uid}` }, query: { folder } })
  return 'attrs' in mail ? mail.attrs : undefined
}
const raw = async (who: keyof typeof ids, ref: { folder: string; uid: number }) =>
  mailbox(who)
    .raw(ref)
    .then(({ open }) => open())
    .then((stream) => stream.toArray())
    .then((chunks) => Buffer.concat(chunks as Buffer[]).toString('latin1'))

it('[RD-12] [GW-03] nothing of it is on the server, and calls at the same time spend one reading each', async () => {
  const { messageId, ref } = await sent({ seal: burn(2) })
  const files = await readdir(join(dovecot.folder, 'mail'), { recursive: true, withFileTypes: true })
  for (const file of files.filter((each) => each.isFile()))
    expect(await readFile(join(file.parentPath, file.name), 'utf8')).not.toContain(canary)
  expect(await sealOf(ref)).toMatchObject({ is_burn: true, burn_left: 2 })
  const answers = await Promise.all([1, 2, 3, 4].map(() => reveal(ref)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 404, 404])
  await gateway.postOffice.runner.runDue()
  const [row] = await mailbox('bob').summaries([ref])
  expect(row?.state).toMatchObject({ isBurn: true, isBurned: true })
  expect(await gateway.services.sending.status(ids.ann, messageId)).toMatchObject([{ state: 'burned' }])
  expect(
    await gateway.store.database.db.selectFrom('seals').select(['blob_key', 'content_key']).execute(),
  ).toEqual([{ blob_key: null, content_key: '' }])
})

it('[RD-12] [GW-03] a mail of the same name that is not its cover opens nothing, wherever it comes from', async () => {
  const { messageId, ref } = await sent({ seal: burn(3) })
  const cover = await raw('bob', ref)
  const forged = [
    `From: mallory@evil.test\r\nTo: ${bobsAddress}\r\nMessage-ID: <${messageId}>\r\nSubject: x\r\n\r\nhello\r\n`,
    cover.replace(
      /(X-Mailroom-Seal: )(.)/,
      (_all, name: string, first: string) => name + (first === 'A' ? 'B' : 'A'),
    ),
  ]
  const seen = [ref.uid]
  for (const mail of forged) {
    await dovecot.deliver(bobsAddress, Buffer.from(mail, 'latin1'))
    const other = await foundBy('bob', messageId, (uid) => !seen.includes(uid))
    seen.push(other.uid)
    expect([await sealOf(other), (await reveal(other)).status]).toEqual([undefined, 404])
  }
  expect(await sealOf(ref)).toMatchObject({ burn_left: 3 })
})

it('[RD-12] [GW-03] a copy that is sent on to somebody else opens nothing there', async () => {
  const { messageId, ref } = await sent({ seal: burn(3), to: [{ address: annsAddress, name: '' }] }, 'ann')
  await dovecot.deliver(bobsAddress, Buffer.from(await raw('ann', ref), 'latin1'))
  const copy = await foundBy('bob', messageId)
  expect([await sealOf(copy), (await reveal(copy)).status]).toEqual([undefined, 404])
})

it('[RD-11] [GW-03] it opens wherever it was moved, and carries a page for other programs', async () => {
  const password = 'q7W9e2'
  const { ref } = await sent({ seal: { kind: 'password', password } })
  expect(await raw('bob', ref)).toContain('protected-mail.html')
  const target = await mailbox('bob').folderWithRole('trash')
  const [moved] = await mailbox('bob').move({ folder: ref.folder, uids: [ref.uid] }, target)
  const { public_key, time } = await bob.ask('loginBefore')
  const wrapped = wrapPassword(password, public_key, time)
  const opened = await bob.ask('unlock', { body: { folder: target, uid: moved!.to.uid, password: wrapped } })
  expect(opened.plain_text).toContain(canary)
})

it('[CO-06] [GW-03] what is to be destroyed goes to nobody who has never signed in here', async () => {
  const stranger = { address: 'never@corp.example', name: '' }
  expect(await bob.ask('sealOutside', { body: { to: [annsAddress, stranger.address] } })).toEqual({
    outside: [stranger.address],
  })
  const send = gateway.services.sending.send(ids.ann, form({ seal: burn(1), cc: [stranger] }), newDraftId())
  await expect(send).rejects.toMatchObject({ details: { fields: { to: ['sealedOutside'] } } })
})
