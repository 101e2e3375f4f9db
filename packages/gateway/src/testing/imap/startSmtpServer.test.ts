import { ImapFlow } from 'imapflow'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { parseMessage } from '../../mime/parse/parseMessage'
import type { SmtpServer } from './smtp/SmtpServer'
import { type Dovecot, startDovecot } from './startDovecot'
import { type SmtpServerOptions, startSmtpServer } from './startSmtpServer'

const ann = { user: 'ann@example.com', password: 'a' }
const bob = { user: 'bob@example.com', password: 'b' }
const mail = {
  from: ann.user,
  to: 'bob@example.com, x@example.net',
  subject: 'Hello',
  text: 'Text',
  messageId: '<1@a>',
}

let dovecot: Dovecot
let smtp: SmtpServer
beforeAll(async () => {
  dovecot = await startDovecot({ accounts: [ann, bob] })
})
afterEach(() => smtp.stop())
afterAll(() => dovecot.stop())

const open = async (options?: SmtpServerOptions) => (smtp = await startSmtpServer(dovecot, options))

/** Hands in a mail as a program of Ann. */
function send(
  message: SendMailOptions = mail,
  auth = { user: ann.user, pass: ann.password },
  secure = false,
) {
  const tls = { ca: dovecot.certificate }
  return createTransport({
    host: smtp.host,
    port: smtp.port,
    secure,
    requireTLS: !secure,
    tls,
    auth,
  }).sendMail(message)
}

/** Every mail of a folder, whole, the newest last. */
async function mailsIn({ user, password }: typeof ann, folder = 'INBOX'): Promise<Buffer[]> {
  const client = new ImapFlow({
    host: dovecot.host,
    port: dovecot.tlsPort,
    secure: true,
    tls: { ca: dovecot.certificate },
    auth: { user, pass: password },
    logger: false,
  })
  client.on('error', () => {})
  await client.connect()
  await client.mailboxOpen(folder)
  const mails = await client.fetchAll('1:*', { source: true })
  await client.logout()
  return mails.map(({ source }) => source!)
}

describe('startSmtpServer', () => {
  it('[GW-03] takes a mail of somebody who signed in, delivers it inside and hands it outside', async () => {
    await open()
    const next = smtp.nextMail()
    await send({ ...mail, dsn: { id: 'env-1' } })
    expect(await next).toMatchObject({ user: ann.user, mailFrom: ann.user, envelopeId: 'env-1' })
    expect(smtp.outside).toMatchObject([{ recipients: ['x@example.net'] }])
    const [arrived] = await mailsIn(bob)
    expect(await parseMessage(arrived!)).toMatchObject({ headers: { subject: 'Hello', messageId: '1@a' } })
  })

  it('[GW-03] talks TLS from the first byte, and files the copy of the sender', async () => {
    await open({ security: 'tls', filesSent: true })
    await send(mail, undefined, true)
    expect((await mailsIn(ann, 'Sent')).map(String)).toEqual([expect.stringContaining('Message-ID: <1@a>')])
  })

  it('[GW-03] refuses a wrong password, a foreign sender and somebody who is not there', async () => {
    await open()
    await expect(send(mail, { user: ann.user, pass: 'x' })).rejects.toMatchObject({ responseCode: 535 })
    await expect(send({ ...mail, from: bob.user })).rejects.toMatchObject({ responseCode: 553 })
    const nobody = await send({ ...mail, to: 'nobody@example.com, x@example.net' })
    expect(nobody).toMatchObject({ accepted: ['x@example.net'], rejected: ['nobody@example.com'] })
  })

  it('[GW-03] lets a service account send for everybody', async () => {
    const service = { user: 'mailroom', password: 's' }
    await open({ service })
    await send({ ...mail, from: bob.user }, { user: service.user, pass: service.password })
    expect(smtp.mails).toMatchObject([{ user: 'mailroom', mailFrom: bob.user }])
  })

  it('[R1] refuses and puts off on demand', async () => {
    await open()
    const full = { code: 452, text: '4.2.2 Mailbox full' }
    smtp.script = { recipient: (address) => (address === bob.user ? full : undefined) }
    expect(await send()).toMatchObject({ rejectedErrors: [{ responseCode: 452, recipient: bob.user }] })
    expect(smtp.mails).toMatchObject([{ recipients: ['x@example.net'] }])
    smtp.script = { mail: () => ({ code: 554, text: '5.7.1 Spam' }) }
    await expect(send()).rejects.toMatchObject({ responseCode: 554 })
    smtp.script = { signIn: () => ({ code: 454, text: '4.7.0 Not now' }) }
    await expect(send()).rejects.toMatchObject({ responseCode: 454 })
    expect(smtp.mails).toHaveLength(1)
  })

  it('[R1] holds an answer back until the test lets go', async () => {
    await open()
    const release = Promise.withResolvers<undefined>()
    const asked = Promise.withResolvers<void>()
    smtp.script = { mail: () => (asked.resolve(), release.promise) }
    const sending = send()
    await asked.promise
    expect(smtp.mails).toEqual([])
    release.resolve(undefined)
    await sending
    expect(smtp.mails).toHaveLength(1)
  })

  it('[R1] loses the connection before or after it has taken a mail', async () => {
    await open()
    smtp.script = { mail: () => 'cut' }
    await expect(send()).rejects.toMatchObject({ code: 'ECONNECTION' })
    expect(smtp.mails).toHaveLength(0)
    smtp.script = { mail: () => 'take-then-cut' }
    await expect(send()).rejects.toMatchObject({ code: 'ECONNECTION' })
    expect(smtp.mails).toHaveLength(1)
  })

  it('[GW-03] writes a delivery notice that can be read back', async () => {
    await open()
    await send()
    const diagnostic = '552 5.2.2 Mailbox full'
    await smtp.notify(smtp.mails[0]!, {
      recipient: 'x@example.net',
      action: 'failed',
      status: '5.2.2',
      diagnostic,
    })
    const { deliveryReport } = await parseMessage((await mailsIn(ann)).at(-1)!)
    expect(deliveryReport).toMatchObject({
      originalMessageId: '1@a',
      recipients: [{ recipient: 'x@example.net', action: 'failed', status: '5.2.2', diagnostic }],
    })
  })
})
