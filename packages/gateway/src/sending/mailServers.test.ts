import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RecipientStatus } from '@mailroom/core'
import {
  type MailServerGateway,
  mailPasswords,
  mailPeople,
  openMailServerGateway,
} from '../accounts/credentials/test/openMailServerGateway'
import type { Settings } from '../config/Settings'
import { draftContent } from '../testing/draftContent'
import type { SmtpServer } from '../testing/imap/smtp/SmtpServer'
import { type Dovecot, startDovecot } from '../testing/imap/startDovecot'
import { startSmtpServer } from '../testing/imap/startSmtpServer'
import { newDraftId } from './drafts/DraftService'

let dovecot: Dovecot
let smtp: SmtpServer
let gateway: MailServerGateway
let ann: number

beforeAll(async () => {
  dovecot = await startDovecot({ accounts: mailPeople })
})
afterAll(() => dovecot.stop())
beforeEach(() => {
  smtp = undefined as unknown as SmtpServer
})
afterEach(async () => {
  await gateway.close()
  await smtp.stop()
})

/** A gateway in front of the servers, with Ann signed in. */
async function open(given: Partial<Settings> = {}, server: Parameters<typeof startSmtpServer>[1] = {}) {
  smtp = await startSmtpServer(dovecot, server)
  gateway = await openMailServerGateway(dovecot, smtp, given)
  const browser = await gateway.signedIn('ann', mailPasswords.ann)
  ann = (await gateway.store.accounts.findByAddress('ann@corp.example'))!
  return browser
}

const content = (subject: string, ...to: string[]) =>
  draftContent({
    to: to.map((address) => ({ address, name: '' })),
    subject,
    html: '',
    text: 'A text',
    isHtml: false,
  })

const send = (subject: string, ...to: string[]) =>
  gateway.services.sending.send(ann, content(subject, ...to), newDraftId())
const states = async (messageId: string) =>
  (await gateway.services.sending.status(ann, messageId)).map(
    ({ recipient, state }) => `${recipient.address} ${state}`,
  )

/** Waits until all recipients are so, and one of them is as said. */
async function settled(messageId: string, isSo: (status: RecipientStatus) => boolean, one?: string) {
  for (;;) {
    const changed = Promise.withResolvers<void>()
    const leave = gateway.store.events.subscribe(ann, (_account, event) => {
      if (event.kind === 'deliveryChanged') changed.resolve()
    })
    const all = await gateway.services.sending.status(ann, messageId)
    const isThere = one === undefined || (await states(messageId)).includes(one)
    if (all.every(isSo) && isThere) return leave()
    await changed.promise
    leave()
  }
}
const runDue = () => gateway.postOffice.runner.runDue()

/** Mails with a subject that lie on the mail server, of Ann's, by the names of their folders. */
async function onServer(subject: string): Promise<readonly string[]> {
  const maildir = join(dovecot.folder, 'mail/ann@corp.example/Maildir')
  const files = await readdir(maildir, { recursive: true, withFileTypes: true })
  const mails = files.filter((file) => file.isFile() && /\/(cur|new)$/.test(file.parentPath))
  const texts = await Promise.all(
    mails.map(async ({ parentPath, name }) => ({
      folder: relative(maildir, dirname(parentPath)) || 'INBOX',
      text: await readFile(join(parentPath, name), 'utf8'),
    })),
  )
  return texts.filter(({ text }) => text.includes(`Subject: ${subject}`)).map(({ folder }) => folder)
}

async function subjectsIn(role: 'inbox', accountId = ann) {
  const mailbox = gateway.store.mail.mailbox(accountId)
  const folder = await mailbox.folderWithRole(role)
  const sort = { by: 'arrival' as const, descending: false }
  return (await mailbox.list({ folder, offset: 0, limit: 100, sort })).messages.map(({ subject }) => subject)
}

describe('sending through the mail server of the sender', () => {
  it('[GW-03] hands it over under the name of the sender, to everybody in one go', async () => {
    await open()
    const { messageId } = await send('Plan', 'bob@corp.example', 'x@example.net', 'y@example.org')
    expect(await states(messageId)).toEqual([
      'bob@corp.example queued',
      'x@example.net queued',
      'y@example.org queued',
    ])
    await runDue()
    expect(smtp.mails).toMatchObject([
      {
        user: 'ann@corp.example',
        mailFrom: 'ann@corp.example',
        recipients: ['bob@corp.example', 'x@example.net', 'y@example.org'],
      },
    ])
    expect(await states(messageId)).toEqual([
      'bob@corp.example relayed',
      'x@example.net relayed',
      'y@example.org relayed',
    ])
  })

  it('[ST-16] [GW-03] names who sends in a shared mailbox, to the server and to who reads it there', async () => {
    await open()
    const bob = await gateway.signedIn('bob', mailPasswords.bob)
    const bobId = (await gateway.store.accounts.findByAddress('bob@corp.example'))!
    await gateway.services.shares.set(ann, bobId, 'proxySend')
    const { results } = await bob.ask('shareUsers')
    bob.csrfToken = (await bob.ask('shareLogin', { body: { share_id: results[0]!.id } })).csrf_token
    const form = { cc: [], bcc: [], html_text: '', plain_text: 'A text', is_html: false, attachments: [] }
    const to = [['bob@corp.example', '']]
    await bob.ask('compose', {
      body: { ...form, to, subject: 'In her name', action: 'send', draft_id: newDraftId() },
    })
    await runDue()
    const [mail] = smtp.mails
    expect(mail).toMatchObject({ user: 'ann@corp.example', mailFrom: 'ann@corp.example' })
    expect(mail!.raw).toMatch(/^From: .*<?ann@corp\.example>?\r$/m)
    expect(mail!.raw).toMatch(/^Sender: .*<?bob@corp\.example>?\r$/m)
    const mailbox = gateway.store.mail.mailbox(bobId)
    const folder = await mailbox.folderWithRole('inbox')
    const sort = { by: 'arrival' as const, descending: true }
    const { messages } = await mailbox.list({ folder, offset: 0, limit: 20, sort })
    const row = messages.find(({ subject }) => subject === 'In her name')
    expect((await mailbox.read(row!.ref)).sender).toMatchObject({ address: 'bob@corp.example' })
  })

  it('[GW-03] uses one connection for one mail after the other', async () => {
    await open()
    await send('One', 'x@example.net')
    await runDue()
    await send('Two', 'x@example.net')
    await runDue()
    expect(smtp.mails).toHaveLength(2)
    expect(smtp.connectionCount).toBe(1)
  })

  it('[GW-03] opens another connection when the server has closed the one before', async () => {
    await open()
    await send('One', 'x@example.net')
    await runDue()
    smtp.cut()
    await send('Two', 'x@example.net')
    await runDue()
    expect(smtp.mails).toHaveLength(2)
  })

  it.each(['tls', 'none'] as const)('[GW-03] goes by %s as well', async (security) => {
    await open({}, { security })
    const scheme = security === 'tls' ? 'smtps' : 'smtp'
    await gateway.restart({ smtpUrl: `${scheme}://localhost:${smtp.port}` })
    await send('Plan', 'x@example.net')
    await runDue()
    expect(smtp.mails).toHaveLength(1)
  })

  it('[GW-03] gives nothing to a server whose certificate nobody vouches for', async () => {
    await open()
    await gateway.restart({ mailServerCaFile: '', imapUrl: `imap://127.0.0.1:${dovecot.port}` })
    const { messageId } = await send('Plan', 'x@example.net')
    await runDue()
    expect(smtp.mails).toEqual([])
    expect(await states(messageId)).toEqual(['x@example.net queued'])
  })

  it('[GW-03] can go under the name of a service', async () => {
    const service = { user: 'service', password: 'canary-service' }
    await open(
      { smtpSignIn: 'service', smtpServiceUser: service.user, smtpServicePassword: service.password },
      { service },
    )
    await send('Plan', 'x@example.net')
    await runDue()
    expect(smtp.mails).toMatchObject([{ user: 'service', mailFrom: 'ann@corp.example' }])
    expect(gateway.lines.join('\n')).not.toContain('canary')
  })

  it('[SS-02, SS-04] says of each recipient what the server said, and tries the others again', async () => {
    await open()
    let isLater = true
    smtp.script = {
      recipient: (address) =>
        address === 'later@example.net' && isLater ? { code: 450, text: '4.2.0 later' } : undefined,
    }
    const { messageId } = await send('Plan', 'nobody@corp.example', 'later@example.net', 'x@example.net')
    await runDue()
    expect(await states(messageId)).toEqual([
      'nobody@corp.example failed',
      'later@example.net queued',
      'x@example.net relayed',
    ])
    isLater = false
    gateway.advance(61_000)
    await runDue()
    expect(await states(messageId)).toContain('later@example.net relayed')
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([['x@example.net'], ['later@example.net']])
  })

  it('[SS-02] puts the notice about a refusal into the inbox on the mail server, once', async () => {
    await open()
    await send('Refused', 'nobody@corp.example')
    await runDue()
    await runDue()
    // The notice has the header of the mail in it.
    expect((await onServer('Refused')).toSorted()).toEqual(['INBOX', 'Sent'])
    expect(smtp.mails).toEqual([])
  })

  it('[R1] sends nothing twice when the gateway stops between hand-over and Sent copy', async () => {
    await open()
    await send('Once only', 'x@example.net')
    await gateway.restart()
    await runDue()
    await gateway.restart()
    await runDue()
    expect(smtp.mails).toHaveLength(1)
    expect(await onServer('Once only')).toEqual(['Sent'])
  })
})

describe('the sender’s copy', () => {
  it('[R1, R6] is filed once when the IMAP server is back, and the mail does not wait for it', async () => {
    await open()
    await dovecot.kill()
    const { messageId } = await send('While away', 'x@example.net')
    await runDue()
    expect(await states(messageId)).toEqual(['x@example.net relayed'])
    gateway.advance(5_000)
    await runDue()
    await dovecot.restart()
    await gateway.restart()
    for (let round = 0; round < 3; round += 1) {
      gateway.advance(10 * 60_000)
      await runDue()
    }
    expect(await onServer('While away')).toEqual(['Sent'])
    expect(gateway.lines.filter((line) => line.includes('"level":"error"'))).toEqual([])
  })

  it('[R1] is filed once, also when the same draft is sent again', async () => {
    await open()
    const id = newDraftId()
    const draft = content('Copy once', 'x@example.net')
    await gateway.services.sending.send(ann, draft, id)
    await gateway.services.sending.send(ann, draft, id)
    await runDue()
    expect(await onServer('Copy once')).toEqual(['Sent'])
    expect(smtp.mails).toHaveLength(1)
  })

  it('[GW-03] is left to a server that files it itself', async () => {
    await open({ smtpFilesSentCopies: true }, { filesSent: true })
    await send('Filed there', 'x@example.net')
    await runDue()
    expect(smtp.mails).toHaveLength(1)
    expect(await onServer('Filed there')).toEqual(['Sent'])
    // What that server does anyway is not offered as a choice.
    expect(await gateway.services.sending.rules(ann)).toMatchObject({ decidesOnCopies: false })
    for (const option of [{ keepsCopy: false }, { isSeparate: true }])
      await expect(
        gateway.services.sending.send(
          ann,
          { ...content('Not so', 'x@example.net'), ...option },
          newDraftId(),
        ),
      ).rejects.toMatchObject({ kind: 'invalid' })
  })

  it('[CO-06, GW-03] is left out where its writer wants none, and is one of mails sent separately', async () => {
    await open()
    const { rules, send: sendAs } = gateway.services.sending
    expect(await rules(ann)).toMatchObject({ decidesOnCopies: true })
    await sendAs(ann, { ...content('Not kept', 'x@example.net'), keepsCopy: false }, newDraftId())
    await sendAs(
      ann,
      { ...content('Apart', 'x@example.net', 'y@example.net'), isSeparate: true },
      newDraftId(),
    )
    await runDue()
    expect(smtp.mails).toHaveLength(3)
    expect([await onServer('Not kept'), await onServer('Apart')]).toEqual([[], ['Sent']])
  })
})

describe('a report that comes later', () => {
  it('[SS-02, GW-03] is read out of the inbox on the mail server', async () => {
    await open()
    await gateway.postOffice.start(true)
    const handedOver = smtp.nextMail()
    const { messageId } = await send('Reported', 'x@example.net', 'y@example.net')
    const mail = await handedOver
    await settled(messageId, ({ state }) => state === 'relayed')
    // Its owner's page is open, so the inbox is watched.
    await subjectsIn('inbox')
    const letGo = gateway.store.hold(ann)
    await smtp.notify(mail, {
      recipient: 'y@example.net',
      action: 'failed',
      status: '5.2.2',
      diagnostic: '552 5.2.2 Mailbox full',
    })
    await settled(messageId, ({ state }) => state !== 'queued', 'y@example.net failed')
    expect(await gateway.services.sending.status(ann, messageId)).toMatchObject([
      { recipient: { address: 'x@example.net' }, state: 'relayed' },
      {
        recipient: { address: 'y@example.net' },
        state: 'failed',
        info: expect.stringContaining('Mailbox full'),
      },
    ])
    letGo()
  })
})

describe('mail that waits', () => {
  it('[A8, GW-03] keeps the password until it is handed over', async () => {
    const browser = await open()
    smtp.script = { sender: () => ({ code: 451, text: '4.3.0 not now' }) }
    const { messageId } = await send('Plan', 'x@example.net')
    await runDue()
    gateway.advance(2_000)
    await browser.ask('logout')
    expect(await gateway.kept()).toEqual(['ann'])
    smtp.script = {}
    gateway.advance(61_000)
    await runDue()
    expect(await states(messageId)).toEqual(['x@example.net relayed'])
    await gateway.store.elsewhere!.credentials.forgetUnneeded()
    expect(await gateway.kept()).toEqual([])
  })

  it('[GW-03] without a password goes out as soon as its sender has signed in again', async () => {
    await open()
    const { messageId } = await send('Plan', 'x@example.net')
    await gateway.store.elsewhere!.credentials.forget(ann)
    await runDue()
    expect(await states(messageId)).toEqual(['x@example.net queued'])
    await gateway.signedIn('ann', mailPasswords.ann)
    await runDue()
    expect(await states(messageId)).toEqual(['x@example.net relayed'])
  })
})

describe('two worlds in one gateway', () => {
  const both = () => ({
    domains: ['example.com', 'corp.example'],
    mailSystems: [
      {
        domains: ['corp.example'],
        imapUrl: `imap://127.0.0.1:${dovecot.port}`,
        smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
        imapLoginName: 'address' as const,
        imapMasterUser: '',
        imapMasterPassword: '',
        imapMasterSeparator: '',
        smtpSignIn: 'person' as const,
        smtpServiceUser: '',
        smtpServicePassword: '',
        smtpFilesSentCopies: false,
        mailServerCaFile: '',
      },
    ],
    imapUrl: '',
    smtpUrl: '',
  })

  async function openBoth() {
    smtp = await startSmtpServer(dovecot, { security: 'none' })
    gateway = await openMailServerGateway(dovecot, smtp, both())
    const eve = await gateway.store.accounts.create({
      address: 'eve@example.com',
      displayName: 'Eve',
      password: 'correct-horse',
    })
    await gateway.signedIn('ann@corp.example', mailPasswords.ann)
    await gateway.signedIn('bob@corp.example', mailPasswords.bob)
    ann = (await gateway.store.accounts.findByAddress('ann@corp.example'))!
    return eve
  }

  it('[GW-03] delivers to our own store, and hands on what lies elsewhere', async () => {
    const eve = await openBoth()
    const { messageId } = await send('To both', 'eve@example.com', 'bob@corp.example')
    await runDue()
    expect(await states(messageId)).toEqual(['eve@example.com delivered', 'bob@corp.example relayed'])
    expect(smtp.mails).toMatchObject([{ recipients: ['bob@corp.example'] }])
    expect(await subjectsIn('inbox', eve.id)).toEqual(['To both'])
  })

  it('[RD-11] [GW-03] a mail with a password reaches each of its recipients in the form that they can open', async () => {
    const eve = await openBoth()
    const bob = (await gateway.store.accounts.findByAddress('bob@corp.example'))!
    const form = content('Sealed', 'eve@example.com', 'bob@corp.example', 'x@example.net')
    const seal = { kind: 'password', password: 'Correct horse 7' } as const
    const { messageId } = await gateway.services.sending.send(ann, { ...form, seal }, newDraftId())
    await runDue()
    expect(await states(messageId)).toEqual([
      'eve@example.com delivered',
      'bob@corp.example relayed',
      'x@example.net relayed',
    ])
    const [mail] = smtp.mails
    expect(mail?.recipients).toEqual(['bob@corp.example', 'x@example.net'])
    expect(mail?.raw.toString()).toContain('protected-mail.html')
    for (const id of [eve.id, bob]) {
      await subjectsIn('inbox', id)
      const [ref] = await gateway.store.mail.mailbox(id).findByMessageId(messageId)
      const tried = { password: seal.password, isFresh: true }
      const { content: opened } = await gateway.services.seals.unlock(id, { messageId, ref: ref! }, tried)
      expect(opened.text.trim()).toBe('A text')
    }
  })

  it('[GW-03] never puts mail for the other world into our own store', async () => {
    const eve = await openBoth()
    const { id: departmentId } = await gateway.store.accounts.createDepartment('Sales')
    await gateway.store.database.db.updateTable('accounts').set({ department_id: departmentId }).execute()
    await gateway.store.accounts.addAlias('sales@example.com', ann)
    const { messageId } = await gateway.services.sending.send(
      eve.id,
      content(
        'To the list',
        `dept_${departmentId}@example.com`,
        'sales@example.com',
        'everyone@corp.example',
      ),
      newDraftId(),
    )
    await runDue()
    const rows = await gateway.store.database.db
      .selectFrom('deliveries')
      .select(['recipient', 'domain', 'local_account_id'])
      .where('message_id', '=', messageId)
      .orderBy('recipient')
      .execute()
    expect(rows).toEqual([
      { recipient: 'ann@corp.example', domain: 'corp.example', local_account_id: null },
      { recipient: 'bob@corp.example', domain: 'corp.example', local_account_id: null },
      { recipient: 'eve@example.com', domain: '', local_account_id: eve.id },
      { recipient: 'everyone@corp.example', domain: 'corp.example', local_account_id: null },
    ])
  })

  it('[CO-03] suggests no lists of a domain that has none', async () => {
    const eve = await openBoth()
    const { people } = gateway.services
    expect(await people.suggest(eve.id, 'every')).toMatchObject([{ address: 'everyone@example.com' }])
    expect(await people.suggest(ann, 'every')).toEqual([])
  })
})
