import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BlobStore } from '../doors/blob-store/BlobStore'
import { openFolderBlobStore } from '../doors/blob-store/folder/openFolderBlobStore'
import type { Database } from '../doors/database/Database'
import { openTestDatabase } from '../testing/openTestDatabase'
import { Timeline } from '../delivery/Timeline'
import { systemClock } from '../jobs/Clock'
import { JobQueue } from '../jobs/JobQueue'
import { RawSmtp } from '../testing/RawSmtp'
import { TestDirectory } from '../testing/TestDirectory'
import { listenInbound } from './listenInbound'
import type { SmtpListener } from './listenSmtp'

const maxMessageBytes = 200_000
let folder: string
let database: Database
let blobs: BlobStore
let listener: SmtpListener

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-smtp-'))
  database = await openTestDatabase()
  blobs = await openFolderBlobStore(folder)
  const directory = new TestDirectory()
  directory.add(1, 'ann@example.com', 'Ann', 'sales@example.com')
  directory.add(2, 'bob@example.com', 'Bob')
  for (let person = 10; person < 111; person += 1)
    directory.add(person, `p${person}@example.com`, `P ${person}`)
  const timeline = new Timeline(database, systemClock, { publish: () => {} })
  const queue = new JobQueue(database, systemClock)
  listener = await listenInbound(
    {
      host: '127.0.0.1',
      port: 0,
      hostname: 'mx.example.com',
      maxMessageBytes,
      maxRecipients: 100,
      maxConnectionsPerAddress: 5,
      log: pino({ level: 'silent' }),
    },
    {
      hostname: 'mx.example.com',
      maxMessageBytes,
      database,
      blobs,
      timeline,
      queue,
      clock: systemClock,
      events: { publish: () => {} },
      directory,
    },
  )
})
afterEach(async () => {
  await listener.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** Every accepted mail with its bytes and its recipients. */
async function accepted() {
  const envelopes = await database.db.selectFrom('envelopes').selectAll().orderBy('created_at').execute()
  return Promise.all(
    envelopes.map(async (envelope) => ({
      ...envelope,
      raw: (await blobs.read(envelope.blob_key!)).toString('latin1'),
      recipients: (
        await database.db
          .selectFrom('deliveries')
          .select('recipient')
          .where('envelope_id', '=', envelope.id)
          .orderBy('id')
          .execute()
      ).map(({ recipient }) => recipient),
    })),
  )
}

describe('inbound SMTP', () => {
  it('[GW-02] takes a mail for people here, records it and says so', async () => {
    const client = createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true })
    await client.sendMail({
      from: 'Eve <eve@example.net>',
      to: 'ann@example.com',
      bcc: 'bob@example.com',
      subject: '你好',
      text: 'Hello',
      messageId: '<one@example.net>',
    })
    const [mail] = await accepted()
    expect(mail).toMatchObject({
      origin: 'inbound',
      account_id: null,
      message_id: 'one@example.net',
      mail_from: 'eve@example.net',
      recipients: ['ann@example.com', 'bob@example.com'],
    })
    expect(mail!.raw).toMatch(
      /^Return-Path: <eve@example.net>\r\nReceived: from .* \(\[127\.0\.0\.1\]\)\r\n\tby mx\.example\.com with ESMTP id /,
    )
  })

  it('[GW-02] names the recipient in Received only when there is one', async () => {
    const client = await RawSmtp.open(listener.port)
    await client.begin('eve@example.net', 'ann@example.com', 'bob@example.com')
    await client.say('Subject: two\r\n\r\nx\r\n.')
    await client.say('MAIL FROM:<eve@example.net>')
    await client.say('RCPT TO:<ann@example.com>')
    await client.say('DATA')
    await client.say('Subject: one\r\n\r\nx\r\n.')
    client.close()
    const [two, one] = await accepted()
    expect(two!.raw).not.toMatch(/for </)
    expect(one!.raw).toMatch(/\r\n\tfor <ann@example.com>;\r\n/)
  })

  it.each([
    ['nobody here has the address', 'nobody@example.com', /^550 5\.1\.1/],
    ['the domain is not ours', 'someone@example.org', /^550 5\.7\.1/],
    ['it is the list of everyone', 'everyone@example.com', /^550 5\.7\.1/],
    ['it is the list of a department', 'dept_1@example.com', /^550 5\.7\.1/],
    ['a shell would like it', '|id@example.com', /^5\d\d /],
    ['the quoted part holds another address (T42)', '"eve@evil.example x"@example.com', /^5\d\d /],
  ])('[GW-02] refuses a recipient when %s', async (_name, address, reply) => {
    const client = await RawSmtp.open(listener.port)
    await client.say('EHLO x')
    await client.say('MAIL FROM:<eve@example.net>')
    expect(await client.say(`RCPT TO:<${address}>`)).toMatch(reply)
    client.close()
  })

  it('[GW-02] delivers by alias, without regard to case', async () => {
    const client = await RawSmtp.open(listener.port)
    await client.begin('eve@example.net', 'SALES@Example.COM')
    expect(await client.say('Subject: x\r\n\r\nx\r\n.')).toMatch(/^250 2\.0\.0/)
    client.close()
    const row = await database.db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ local_account_id: 1, domain: '' })
  })

  it('[GW-02] a client that guesses addresses is cut off', async () => {
    const client = await RawSmtp.open(listener.port)
    await client.say('EHLO x')
    await client.say('MAIL FROM:<eve@example.net>')
    let last = ''
    for (let count = 0; count < 20; count += 1) last = await client.say(`RCPT TO:<guess${count}@example.com>`)
    expect(last).toMatch(/^421/)
    await client.closed
  })

  it('[GW-02] refuses more connections from one address than its share', async () => {
    const clients = await Promise.all([1, 2, 3, 4, 5].map(() => RawSmtp.open(listener.port)))
    const refused = await RawSmtp.open(listener.port).then(
      (client) => client.closed.then(() => 'closed'),
      () => 'closed',
    )
    expect(refused).toBe('closed')
    for (const client of clients) client.close()
    await Promise.all(clients.map((client) => client.closed))
  })

  it('[GW-02] a declared size over the limit is refused before the mail', async () => {
    const client = await RawSmtp.open(listener.port)
    expect(await client.say('EHLO x')).toContain(`SIZE ${maxMessageBytes}`)
    expect(await client.say(`MAIL FROM:<eve@example.net> SIZE=${maxMessageBytes + 1}`)).toMatch(/^552/)
    client.close()
  })

  it('[GW-02] a mail that grows over the limit is refused once and leaves nothing', async () => {
    const client = await RawSmtp.open(listener.port)
    await client.begin('eve@example.net', 'ann@example.com')
    await client.send(`Subject: big\r\n\r\n${'x'.repeat(70)}\r\n`.repeat(3_500))
    expect(await client.say('\r\n.')).toMatch(/^552/)
    expect(await client.say('NOOP')).toMatch(/^250/)
    client.close()
    expect(await accepted()).toEqual([])
    expect(await blobs.sweep(async () => new Set(), { minAgeMs: 0 })).toBe(0)
  })

  it('[T43] a mail that never ends is cut off and leaves nothing', async () => {
    const client = await RawSmtp.open(listener.port)
    await client.begin('eve@example.net', 'ann@example.com')
    const line = 'x'.repeat(65_536)
    for (let count = 0; count < 20 && !client.rest; count += 1) await client.send(line)
    expect(await client.reply()).toMatch(/^421/)
    client.close()
    expect(await accepted()).toEqual([])
    expect(await blobs.sweep(async () => new Set(), { minAgeMs: 0 })).toBe(0)
  })

  it('[T43] a command that never ends is cut off', async () => {
    const client = await RawSmtp.open(listener.port)
    for (let count = 0; count < 10 && !client.rest; count += 1) await client.send('X'.repeat(4_096))
    expect(await client.reply()).toMatch(/^421/)
    await client.closed
  })

  it('[GW-02] takes a line of a hundred kilobytes as one line', async () => {
    const client = await RawSmtp.open(listener.port)
    await client.begin('eve@example.net', 'ann@example.com')
    expect(await client.say(`Subject: x\r\n\r\n${'y'.repeat(100_000)}\r\n.`)).toMatch(/^250/)
    client.close()
    expect((await accepted())[0]!.raw).toContain(`\r\n\r\n${'y'.repeat(100_000)}\r\n`)
  })

  it.each([
    ['LF.LF', '\n.\n'],
    ['LF.CRLF', '\n.\r\n'],
    ['CRLF.LF', '\r\n.\n'],
    ['CR.CR', '\r.\r'],
    ['CRLF.CR', '\r\n.\r'],
    ['CR.CRLF', '\r.\r\n'],
    ['NUL in the end', '\r\n\0.\r\n'],
    ['dot and blank', '\r\n. \r\n'],
  ])('[T45] %s does not end the mail', async (_name, ending) => {
    const client = await RawSmtp.open(listener.port)
    await client.begin('eve@example.net', 'ann@example.com')
    const forged =
      'MAIL FROM:<boss@example.com>\r\nRCPT TO:<bob@example.com>\r\nDATA\r\nSubject: forged\r\n\r\nforged'
    await client.send(`Subject: real\r\n\r\nreal${ending}${forged}\r\n.\r\n`)
    expect(await client.reply()).toMatch(/^250/)
    await client.say('NOOP')
    client.close()
    const mails = await accepted()
    expect(mails.map(({ recipients }) => recipients)).toEqual([['ann@example.com']])
    expect(mails[0]!.raw).toMatch(/\r\nMAIL FROM:<boss@example.com>\r\n/)
    expect(mails[0]!.raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0]/)
  })

  it('[T45] dots are unstuffed however the bytes are cut', async () => {
    const client = await RawSmtp.open(listener.port)
    await client.begin('eve@example.net', 'ann@example.com')
    for (const byte of 'Subject: x\r\n\r\n..one\r\n...\r\n..\r\n.\r\n') await client.send(byte)
    expect(await client.reply()).toMatch(/^250/)
    client.close()
    expect((await accepted())[0]!.raw).toMatch(/\r\n\r\n\.one\r\n\.\.\r\n\.\r\n$/)
  })

  it('[GW-02] commands sent without waiting are answered one by one, in order', async () => {
    const client = await RawSmtp.open(listener.port)
    await client.send(
      'EHLO x\r\nMAIL FROM:<eve@example.net>\r\nRCPT TO:<nobody@example.com>\r\nRCPT TO:<ann@example.com>\r\nDATA\r\n' +
        'Subject: x\r\n\r\nx\r\n.\r\nQUIT\r\n',
    )
    const replies: string[] = []
    for (let count = 0; count < 7; count += 1) replies.push((await client.reply()).slice(0, 3))
    expect(replies).toEqual(['250', '250', '550', '250', '354', '250', '221'])
    await client.closed
    expect(await accepted()).toHaveLength(1)
  })

  it('[GW-02] ten thousand commands at once are answered without harm, and nonsense is cut off', async () => {
    const client = await RawSmtp.open(listener.port)
    await client.send('EHLO x\r\n' + 'NOOP\r\n'.repeat(10_000))
    await client.reply()
    for (let count = 0; count < 10_000; count += 1) expect(await client.reply()).toMatch(/^250/)
    await client.send('NONSENSE\r\n'.repeat(50))
    let last = ''
    while (!last.startsWith('421')) last = await client.reply()
    await client.closed
  })

  it('[GW-02] a client that talks before the greeting is sent away', async () => {
    const client = RawSmtp.talk(listener.port, 'EHLO x\r\nMAIL FROM:<eve@example.net>\r\n')
    expect(await client.reply()).toMatch(/^421/)
    await client.closed
  })

  it('[GW-02] takes a hundred recipients and tells the client to bring the others in another mail', async () => {
    const client = await RawSmtp.open(listener.port)
    await client.say('EHLO x')
    await client.say('MAIL FROM:<eve@example.net>')
    const replies: string[] = []
    for (let person = 10; person < 111; person += 1) {
      replies.push((await client.say(`RCPT TO:<p${person}@example.com>`)).slice(0, 3))
    }
    client.close()
    expect(replies).toEqual([...Array.from({ length: 100 }, () => '250'), '452'])
  })

  it('[GW-02] what outsiders say about the way and about hidden recipients is taken out', async () => {
    const client = await RawSmtp.open(listener.port)
    await client.begin('eve@example.net', 'ann@example.com')
    await client.say(
      'Return-Path: <forged@example.com>\r\nBcc: secret@example.org\r\nX-Mailroom-Trust: yes\r\nSubject: x\r\n\r\nx\r\n.',
    )
    client.close()
    const { raw } = (await accepted())[0]!
    expect(raw).not.toMatch(/forged|secret|X-Mailroom/)
    expect(raw.match(/^Return-Path:/gm)).toHaveLength(1)
  })

  it('[GW-02] a mail without Message-ID gets one, and the timeline knows it', async () => {
    const client = await RawSmtp.open(listener.port)
    await client.begin('', 'ann@example.com')
    await client.say('Subject: x\r\n\r\nx\r\n.')
    client.close()
    const mail = (await accepted())[0]!
    expect(mail.raw).toContain(`\r\nMessage-ID: <${mail.message_id}>\r\n`)
    expect(mail.mail_from).toBe('')
  })

  it('[GW-02] a mail that runs in circles is refused', async () => {
    const client = await RawSmtp.open(listener.port)
    await client.begin('eve@example.net', 'ann@example.com')
    expect(await client.say(`${'Received: by a; now\r\n'.repeat(51)}Subject: x\r\n\r\nx\r\n.`)).toMatch(
      /^554 5\.4\.6/,
    )
    client.close()
    expect(await accepted()).toEqual([])
  })

  it('[GW-02] a connection that breaks in the middle of a mail leaves nothing', async () => {
    const client = await RawSmtp.open(listener.port)
    await client.begin('eve@example.net', 'ann@example.com')
    await client.send('Subject: half\r\n\r\nhalf of')
    client.close()
    await client.closed
    const next = await RawSmtp.open(listener.port)
    await next.say('NOOP')
    next.close()
    await listener.close()
    expect(await accepted()).toEqual([])
    expect(await blobs.sweep(async () => new Set(), { minAgeMs: 0 })).toBe(0)
  })

  it('[GW-02] offers neither sign-in nor encryption that it does not have', async () => {
    const client = await RawSmtp.open(listener.port)
    const offer = await client.say('EHLO x')
    expect(offer).not.toMatch(/AUTH|STARTTLS/)
    expect(await client.say('AUTH PLAIN AGEAYg==')).toMatch(/^500/)
    client.close()
  })

  it('[D2] a header line of a hundred kilobytes and a thousand recipients in To are only text', async () => {
    const client = await RawSmtp.open(listener.port)
    await client.begin('eve@example.net', 'ann@example.com')
    const to = Array.from({ length: 1_000 }, (_, index) => `p${index}@example.org`).join(', ')
    expect(await client.say(`Subject: ${'s'.repeat(100_000)}\r\nTo: ${to}\r\n\r\nx\r\n.`)).toMatch(/^250/)
    client.close()
    expect((await accepted())[0]!.recipients).toEqual(['ann@example.com'])
  })
})
