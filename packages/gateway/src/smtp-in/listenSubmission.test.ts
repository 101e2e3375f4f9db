import { createTransport } from 'nodemailer'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAccounts } from '../accounts/Accounts'
import { createAttemptCounter } from '../accounts/attempts/createAttemptCounter'
import { createAudit } from '../accounts/audit'
import { directTransport } from '../outbound/transports'
import { openTestPost, type TestPost } from '../testing/openTestPost'
import { createSentRecords } from '../records/sentRecords'
import { RawSmtp } from '../testing/RawSmtp'
import { SmtpSink } from '../testing/SmtpSink'
import { listenInbound } from './listenInbound'
import type { SmtpListener } from './listenSmtp'
import { listenSubmission } from './listenSubmission'

let sink: SmtpSink
let post: TestPost
let submission: SmtpListener
let inbound: SmtpListener
let withSecondStep: number | undefined

beforeEach(async () => {
  withSecondStep = undefined
  sink = await SmtpSink.open()
  const { port } = sink
  const resolveMx = async () => [{ exchange: '127.0.0.1', priority: 1 }]
  post = await openTestPost({ transport: directTransport({ hostname: 'mx.example.com', port, resolveMx }) })
  const accounts = createAccounts(post.database, ['example.com'])
  await accounts.setPassword(post.ann, 'Correct-Horse-7')
  const options = {
    host: '127.0.0.1',
    port: 0,
    hostname: 'mx.example.com',
    maxMessageBytes: 1_000_000,
    maxRecipients: 100,
    log: pino({ level: 'silent' }),
  }
  submission = await listenSubmission(options, {
    ...post.intake,
    senders: post.directory.senders,
    passwords: accounts,
    attempts: createAttemptCounter(post.database, createAudit(post.database)),
    hasSecondStep: async (accountId) => accountId === withSecondStep,
  })
  inbound = await listenInbound(options, post.intake)
})
afterEach(async () => {
  await submission.close()
  await inbound.close()
  await post.close()
  await sink.close()
})

const program = (user: string, pass: string) =>
  createTransport({ host: '127.0.0.1', port: submission.port, ignoreTLS: true, auth: { user, pass } })

/** A connection on which Ann has signed in. */
async function signedIn() {
  const client = await RawSmtp.open(submission.port)
  await client.say('EHLO laptop')
  expect(await client.say(`AUTH PLAIN ${btoa('\0ann\0Correct-Horse-7')}`)).toMatch(/^235/)
  return client
}

describe('submission', () => {
  it('[SE-08] takes no password alone of somebody with a second step', async () => {
    withSecondStep = post.ann
    const client = await RawSmtp.open(submission.port)
    await client.say('EHLO laptop')
    expect(await client.say(`AUTH PLAIN ${btoa('\0ann\0Correct-Horse-7')}`)).toMatch(/^534/)
  })

  it('[GW-02] a mail program hands in a mail that goes inside and outside', async () => {
    await program('ann@example.com', 'Correct-Horse-7').sendMail({
      from: 'Ann <ann@example.com>',
      to: 'bob@example.com, x@example.net',
      bcc: 'cid@example.com',
      subject: '手机',
      text: 'Hello',
      messageId: '<mine@laptop>',
    })
    await post.runner.runDue()
    expect((await post.mails(post.bob, 'INBOX')).map(({ subject }) => subject)).toEqual(['手机'])
    expect((await post.mails(post.cid, 'INBOX'))[0]!.bcc).toEqual([])
    expect(sink.mails.map(({ recipients }) => recipients)).toEqual([['x@example.net']])
    const status = await post.timeline.statusOf(post.ann, 'mine@laptop')
    expect(status.map(({ recipient, state }) => [recipient.address, state])).toEqual([
      ['bob@example.com', 'delivered'],
      ['x@example.net', 'relayed'],
      ['cid@example.com', 'delivered'],
    ])
  })

  it('[LG-01] what is handed in stands in the records of who sent it, what comes from outside in nobody’s', async () => {
    await program('ann@example.com', 'Correct-Horse-7').sendMail({
      from: 'Ann <ann@example.com>',
      to: 'bob@example.com, x@example.net',
      subject: '手机 100%',
      text: 'Hello',
      messageId: '<mine@laptop>',
    })
    const client = await RawSmtp.open(inbound.port)
    await client.say('EHLO outside')
    await client.say('MAIL FROM:<x@example.net>')
    await client.say('RCPT TO:<ann@example.com>')
    await client.say('DATA')
    await client.say('Subject: from outside\r\nMessage-ID: <theirs@outside>\r\n\r\nx\r\n.')
    const sent = createSentRecords(post.database)
    const { entries } = await sent(post.ann, { limit: 10 })
    expect(entries).toMatchObject([
      {
        messageId: 'mine@laptop',
        subject: '手机 100%',
        recipient: { address: 'bob@example.com' },
        recipientCount: 2,
        states: { queued: 2 },
      },
    ])
    expect((await sent(post.bob, { limit: 10 })).entries).toEqual([])
  })

  it('[B1] a wrong password is refused, and the right one too once the account is locked', async () => {
    const replies: string[] = []
    for (let count = 0; count < 12; count += 1) {
      const client = await RawSmtp.open(submission.port)
      await client.say('EHLO x')
      replies.push((await client.say(`AUTH PLAIN ${btoa('\0ann\0wrong')}`)).slice(0, 3))
      client.close()
    }
    expect(replies[0]).toBe('535')
    expect(replies.at(-1)).toBe('454')
    await expect(program('ann', 'Correct-Horse-7').verify()).rejects.toMatchObject({ responseCode: 454 })
  })

  it('[B1] an unknown name hears the same as a wrong password', async () => {
    const client = await RawSmtp.open(submission.port)
    await client.say('EHLO x')
    const wrong = await client.say(`AUTH PLAIN ${btoa('\0ann\0wrong')}`)
    const unknown = await client.say(`AUTH PLAIN ${btoa('\0nobody\0wrong')}`)
    client.close()
    expect(unknown).toBe(wrong)
  })

  it('[GW-02] without signing in nothing is taken', async () => {
    const client = await RawSmtp.open(submission.port)
    await client.say('EHLO x')
    expect(await client.say('MAIL FROM:<ann@example.com>')).toMatch(/^530/)
    client.close()
  })

  it('[GW-02] nobody hands in a mail in another’s name, neither on the envelope nor in the mail', async () => {
    const client = await signedIn()
    expect(await client.say('MAIL FROM:<bob@example.com>')).toMatch(/^553/)
    expect(await client.say('MAIL FROM:<>')).toMatch(/^553/)
    for (const from of [
      'bob@example.com',
      '"ann@example.com" <bob@example.com>',
      'ann@example.com, bob@example.com',
      '(ann@example.com) bob@example.com',
      '',
    ]) {
      await client.say('MAIL FROM:<ann@example.com>')
      await client.say('RCPT TO:<bob@example.com>')
      await client.say('DATA')
      expect(await client.say(`From: ${from}\r\nSubject: x\r\n\r\nx\r\n.`)).toMatch(/^55[03]/)
    }
    client.close()
    expect(await post.database.db.selectFrom('envelopes').selectAll().execute()).toEqual([])
    expect(await post.orphans()).toBe(0)
  })

  it('[GW-02] from one’s second address, with a name in quotes, is fine', async () => {
    const client = await signedIn()
    await client.say('MAIL FROM:<SALES@example.com>')
    await client.say('RCPT TO:<bob@example.com>')
    await client.say('DATA')
    expect(await client.say('From: "bob@example.com" <Sales@example.com>\r\n\r\nx\r\n.')).toMatch(/^250/)
    client.close()
    await post.runner.runDue()
    const header = await post.mailStore.mailbox(post.bob).header({ folder: 'INBOX', uid: 1 })
    expect(header).toMatch(/^Message-ID: </m)
    expect(header).toMatch(/^Date: /m)
  })

  it('[GW-02] people of the organisation write to its lists; a mail that has been there does not go again', async () => {
    const client = await signedIn()
    for (const [listId, reply] of [
      ['', /^250/],
      ['List-Id: <everyone.example.com>\r\n', /^554/],
    ] as const) {
      await client.say('MAIL FROM:<ann@example.com>')
      await client.say('RCPT TO:<everyone@example.com>')
      await client.say('DATA')
      expect(await client.say(`From: ann@example.com\r\n${listId}\r\nx\r\n.`)).toMatch(reply)
    }
    client.close()
    await post.runner.runDue()
    for (const account of [post.ann, post.bob, post.cid])
      expect(await post.mails(account, 'INBOX')).toHaveLength(1)
  })

  it('[GW-02] a recipient of ours whom nobody knows is refused at once', async () => {
    const client = await signedIn()
    await client.say('MAIL FROM:<ann@example.com>')
    expect(await client.say('RCPT TO:<nobody@example.com>')).toMatch(/^550/)
    client.close()
  })

  describe('reports of other mail systems', () => {
    const report = (messageId: string, recipient: string, action: string) =>
      [
        'From: MAILER-DAEMON@example.net',
        'Subject: Undelivered',
        'Content-Type: multipart/report; report-type="delivery-status"; boundary=r',
        '',
        '--r',
        '',
        'sorry',
        '--r',
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns; mx.example.net',
        '',
        `Final-Recipient: rfc822; ${recipient}`,
        `Action: ${action}`,
        'Status: 5.2.2',
        'Diagnostic-Code: smtp; 552 mailbox full',
        '',
        '--r',
        'Content-Type: text/rfc822-headers',
        '',
        `Message-ID: <${messageId}>`,
        '',
        '--r--',
        '.',
      ].join('\r\n')

    async function relayed() {
      const sent = createTransport({
        host: '127.0.0.1',
        port: submission.port,
        ignoreTLS: true,
        auth: { user: 'ann', pass: 'Correct-Horse-7' },
      })
      const mail = {
        from: 'ann@example.com',
        to: 'x@example.net, y@example.net',
        text: 'x',
        messageId: '<a@laptop>',
      }
      await sent.sendMail(mail)
      await post.runner.runDue()
    }

    async function receiveReport(to: string, text: string) {
      const client = await RawSmtp.open(inbound.port)
      await client.begin('', to)
      expect(await client.say(text)).toMatch(/^250/)
      client.close()
      await post.runner.runDue()
    }

    const states = async () => (await post.timeline.statusOf(post.ann, 'a@laptop')).map(({ state }) => state)

    it('[GW-02] a failure that comes back later is written into the timeline, and the sender reads it', async () => {
      await relayed()
      await receiveReport('ann@example.com', report('a@laptop', 'X@example.net', 'failed'))
      expect(await states()).toEqual(['failed', 'relayed'])
      expect((await post.timeline.statusOf(post.ann, 'a@laptop'))[0]!.info).toBe('5.2.2 552 mailbox full')
      expect((await post.mails(post.ann, 'INBOX')).map(({ subject }) => subject)).toEqual(['Undelivered'])
    })

    it.each([
      ['came to somebody else', 'bob@example.com', 'a@laptop', 'x@example.net', 'failed'],
      ['speaks of another mail', 'ann@example.com', 'b@laptop', 'x@example.net', 'failed'],
      ['speaks of another recipient', 'ann@example.com', 'a@laptop', 'z@example.net', 'failed'],
      ['says that it is only delayed', 'ann@example.com', 'a@laptop', 'x@example.net', 'delayed'],
    ])('[GW-02] a report that %s changes no state', async (_name, to, messageId, recipient, action) => {
      await relayed()
      await receiveReport(to, report(messageId, recipient, action))
      expect(await states()).toEqual(['relayed', 'relayed'])
    })
  })
})
