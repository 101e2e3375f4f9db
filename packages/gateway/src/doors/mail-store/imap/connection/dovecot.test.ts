import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Dovecot, startDovecot } from '../../../../testing/imap/startDovecot'
import type { ImapAccount } from './ImapAccount'
import { createImapPool, type ImapPool } from './createImapPool'
import { all, mailWithFile, simpleMail, subjects } from './testing/openTestAccount'

// What the account does, over a real server with everything switched on.

let dovecot: Dovecot
let pool: ImapPool
let number = 0

beforeAll(async () => {
  const accounts = Array.from({ length: 30 }, (_, index) => ({
    user: `user${index}@example.com`,
    password: 'a',
  }))
  dovecot = await startDovecot({
    accounts: [...accounts, { user: 'full@example.com', password: 'a', quotaBytes: 4_096 }],
  })
  pool = createImapPool()
})
afterAll(async () => {
  await pool.close()
  await dovecot.stop()
})

/** A mailbox that no other test uses. */
function freshAccount(): { readonly user: string; readonly account: ImapAccount } {
  const user = `user${number++}@example.com`
  return { user, account: open(user) }
}

const open = (user: string) =>
  pool.account(user, {
    server: { host: dovecot.host, port: dovecot.port, tls: 'none' },
    credentials: async () => ({ user, password: 'a' }),
  })

const noFlags = { flags: [], internalDate: Date.UTC(2026, 0, 5) }

async function append(account: ImapAccount, raw: string, at = noFlags.internalDate): Promise<number> {
  const { uid } = await account.append('INBOX', Buffer.from(raw), { flags: [], internalDate: at })
  return uid ?? 0
}

describe('[FL-05] folders', () => {
  it('are made, listed and counted whatever their names are', async () => {
    const { account } = freshAccount()
    const names = [
      ['工作', '客户 & 伙伴', '二〇二六'],
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
      ['😀 "x" \\ {1} (y)'],
      ['&'],
      ['NIL'],
      ['Übung~'],
    ]
    const made = []
    for (const name of names) made.push(await account.createFolder(name))
    const folders = await account.folders()
    for (const [index, path] of made.entries()) {
      expect(folders.find((folder) => folder.path === path)).toMatchObject({
        parts: names[index],
        isSelectable: true,
        status: { messageCount: 0, unseenCount: 0, uidNext: 1 },
      })
      await account.append(path, Buffer.from(simpleMail('one')), noFlags)
      expect(await account.status(path)).toMatchObject({ messageCount: 1, unseenCount: 1, uidNext: 2 })
      expect(await account.withFolder(path, async (folder) => folder.messageCount)).toBe(1)
    }
  })

  it('have roles', async () => {
    const { account } = freshAccount()
    const roles = (await account.folders()).map(({ path, role }) => [path, role])
    expect(Object.fromEntries(roles)).toEqual({
      INBOX: 'inbox',
      Drafts: 'drafts',
      Sent: 'sent',
      Trash: 'trash',
      Junk: 'spam',
    })
  })

  it('that are missing or there already are told apart', async () => {
    const { account } = freshAccount()
    const missing = expect.objectContaining({ kind: 'notFound' })
    await expect(account.status('nowhere')).rejects.toThrow(missing)
    await expect(account.withFolder('nowhere', async () => {})).rejects.toThrow(missing)
    await expect(account.append('nowhere', Buffer.from('x'), noFlags)).rejects.toThrow(missing)
    await account.createFolder(['Twice'])
    await expect(account.createFolder(['Twice'])).rejects.toThrow(
      expect.objectContaining({ kind: 'conflict' }),
    )
    await expect(account.createFolder(['a\r\nb'])).rejects.toThrow(
      expect.objectContaining({ kind: 'invalid' }),
    )
    await expect(account.status('a\r\nLOGOUT')).rejects.toThrow(expect.objectContaining({ kind: 'invalid' }))
    expect(await account.status('INBOX')).toMatchObject({ messageCount: 0 })
  })
})

describe('[GW-03] rows', () => {
  it('bring what a list shows, for those that are there', async () => {
    const { account } = freshAccount()
    await account.append('INBOX', Buffer.from(mailWithFile('数据', 40)), {
      flags: ['\\Seen', 'umail-tag-7'],
      internalDate: Date.UTC(2020, 1, 29, 3, 4, 5),
    })
    const [row, ...others] = await account.withFolder('INBOX', (folder) => all(folder.fetchRows([1, 99])))
    expect(others).toEqual([])
    expect(row).toMatchObject({
      uid: 1,
      internalDate: Date.UTC(2020, 1, 29, 3, 4, 5),
      sizeBytes: Buffer.byteLength(mailWithFile('数据', 40)),
      modSeq: expect.any(BigInt),
      structure: { contentType: 'multipart/mixed', children: [{ path: '1' }, { path: '2', sizeBytes: 40 }] },
    })
    expect([...(row?.flags ?? [])]).toEqual(expect.arrayContaining(['\\Seen', 'umail-tag-7']))
    expect(subjects(row ? [row] : [])).toEqual(['数据'])
  })

  it('come newest first by arrival, not by the order in which they were stored', async () => {
    const { account } = freshAccount()
    for (const [index, day] of [3, 1, 4, 2].entries())
      await append(account, simpleMail(`s${index}`), Date.UTC(2026, 0, day))
    await account.withFolder('INBOX', async (folder) => {
      expect(await folder.newestUids(3)).toEqual([3, 1, 4])
      expect(await folder.newestUids(100)).toEqual([3, 1, 4, 2])
      expect(await folder.allUids()).toEqual([1, 2, 3, 4])
    })
  })

  it('come newest first within a second as well, whatever the page ends with', async () => {
    const { account } = freshAccount()
    for (const name of ['a', 'b', 'c']) await append(account, simpleMail(name), Date.UTC(2026, 0, 1))
    await account.withFolder('INBOX', async (folder) => {
      expect(await folder.newestUids(1)).toEqual([3])
      expect(await folder.newestUids(2)).toEqual([3, 2])
    })
  })

  it('of mails that are nested too deep for their structure to be read come without it', async () => {
    const { account } = freshAccount()
    const depth = 40
    const open = Array.from(
      { length: depth },
      (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
    )
    await append(account, simpleMail('before'))
    await append(
      account,
      `Subject: deep\r\nMIME-Version: 1.0\r\n${open.join('')}Content-Type: text/plain\r\n\r\nHello\r\n`,
    )
    await append(account, simpleMail('after'))
    await account.withFolder('INBOX', async (folder) => {
      const rows = await all(folder.fetchRows([1, 2, 3]))
      expect(new Set(subjects(rows))).toEqual(new Set(['after', 'before', 'deep']))
      expect(rows.find(({ uid }) => uid === 2)).toMatchObject({ structure: undefined })
      const ranged = await all(folder.fetchRows({ from: 1, to: '*' }))
      expect(new Set(ranged.map(({ uid }) => uid))).toEqual(new Set([1, 2, 3]))
      expect(await text(await folder.stream(2, ''))).toContain('Hello')
    })
  })

  it('of a mail to 100,000 people bring the beginning of its header', async () => {
    const { account } = freshAccount()
    const to = Array.from({ length: 100_000 }, (_, index) => `p${index}@example.com`).join(',\r\n ')
    await append(account, `Subject: many\r\nTo: ${to}\r\nCc: last@example.com\r\n\r\nHello\r\n`)
    const [row] = await account.withFolder('INBOX', (folder) => all(folder.fetchRows([1])))
    expect(row?.header.byteLength).toBeLessThanOrEqual(64 * 1024)
    expect(subjects(row ? [row] : [])).toEqual(['many'])
    expect(Buffer.from(row?.header ?? []).toString()).not.toContain('p0@example.com')
  })
})

describe('[GW-03] parts', () => {
  it('come together, undecoded, with their own headers, and cut where it was asked', async () => {
    const { account } = freshAccount()
    await append(account, mailWithFile('file', 100))
    await account.withFolder('INBOX', async (folder) => {
      const parts = await folder.fetchParts(1, [
        { path: '1' },
        { path: '2', limitBytes: 10, offsetBytes: 95 },
        { path: 'HEADER' },
      ])
      expect(Buffer.from(parts?.get('1')?.body ?? []).toString()).toBe('See the file.')
      expect(Buffer.from(parts?.get('2')?.body ?? []).toString()).toBe('xxxxx')
      expect(Buffer.from(parts?.get('2')?.mimeHeader ?? []).toString()).toContain('filename=data.bin')
      expect(Buffer.from(parts?.get('HEADER')?.body ?? []).toString()).toMatch(/^Subject: file\r\n/)
      expect(await folder.fetchParts(7, [{ path: '1' }])).toBeUndefined()
      expect(Buffer.from((await folder.fetchHeader(1, 13)) ?? []).toString()).toBe('Subject: file')
      expect(await folder.fetchHeader(7)).toBeUndefined()
    })
  })

  it('of many mails share a FETCH where the same is wanted', async () => {
    const { account } = freshAccount()
    for (let index = 1; index <= 5; index += 1)
      await append(account, simpleMail(`s${index}`, `text ${index}`))
    const wanted = new Map(
      [1, 2, 3, 4, 9].map((uid) => [uid, [{ path: uid === 4 ? 'TEXT' : '1', isBodyOnly: true }]]),
    )
    const many = await account.withFolder('INBOX', (folder) => all(folder.fetchPartsOfMany(wanted)))
    const texts = many.map(({ uid, parts }) => [
      uid,
      Buffer.from([...parts.values()][0]?.body ?? []).toString(),
    ])
    expect(new Set(texts)).toEqual(new Set([1, 2, 3, 4].map((uid) => [uid, `text ${uid}\r\n`])))
  })

  it('are not marked as read by being read', async () => {
    const { account } = freshAccount()
    await append(account, simpleMail('unread'))
    await account.withFolder('INBOX', async (folder) => {
      await folder.fetchParts(1, [{ path: 'TEXT' }, { path: '' }])
      await text(await folder.stream(1, ''))
      await all(folder.fetchRows([1]))
    })
    expect(await account.status('INBOX')).toMatchObject({ unseenCount: 1 })
  })

  it('that cannot be named are asked of nobody', async () => {
    const { account } = freshAccount()
    await append(account, simpleMail('x'))
    for (const path of ['1] BODY[', '1.x', 'HEADER.FIELDS (TO)', '1\r\nA LOGOUT']) {
      const asked = account.withFolder('INBOX', (folder) => folder.fetchParts(1, [{ path }]))
      await expect(asked, path).rejects.toThrow(expect.objectContaining({ kind: 'notFound' }))
    }
  })
})

describe('[GW-03] streams', () => {
  const file = 1_300_000

  it('bring a long part in pieces, after the folder was given back', async () => {
    const { account } = freshAccount()
    await append(account, mailWithFile('long', file))
    const stream = await account.withFolder('INBOX', (folder) => folder.stream(1, '2'))
    const bytes = await buffer(stream)
    expect(bytes.byteLength).toBe(file)
    expect(bytes.every((byte) => byte === 'x'.charCodeAt(0))).toBe(true)
  })

  it.each([
    ['the beginning', { start: 0, end: 10 }, 10],
    ['the middle over a border of pieces', { start: 500_000, end: 600_000 }, 100_000],
    ['past the end', { start: file - 5, end: file + 100 }, 5],
    ['nothing', { start: 7, end: 7 }, 0],
    ['only what is behind the end', { start: file + 10, end: file + 20 }, 0],
  ])('bring %s', async (_, range, length) => {
    const { account } = freshAccount()
    await append(account, mailWithFile('long', file))
    const bytes = await account.withFolder('INBOX', async (folder) =>
      buffer(await folder.stream(1, '2', range)),
    )
    expect(bytes.byteLength).toBe(length)
  })

  it('hold no connection while their reader is slow', async () => {
    const { account } = freshAccount()
    await append(account, mailWithFile('long', file))
    const streams = []
    for (let index = 0; index < 10; index += 1) {
      streams.push(await account.withFolder('INBOX', (folder) => folder.stream(1, '2')))
    }
    expect(await account.status('INBOX')).toMatchObject({ messageCount: 1 })
    const lengths = await Promise.all(streams.map(async (stream) => (await buffer(stream)).byteLength))
    expect(lengths).toEqual(streams.map(() => file))
  })

  it('say that a mail is gone, at once or in the middle', async () => {
    const { account } = freshAccount()
    await append(account, mailWithFile('long', file))
    const gone = expect.objectContaining({ kind: 'notFound' })
    const stream = await account.withFolder('INBOX', (folder) => folder.stream(1, '2'))
    await account.withFolder('INBOX', (folder) => folder.expunge([1]))
    await expect(buffer(stream)).rejects.toThrow(gone)
    await expect(account.withFolder('INBOX', (folder) => folder.stream(1, '2'))).rejects.toThrow(gone)
  })

  it('never bring a mail of a folder that was made anew', async () => {
    const { user, account } = freshAccount()
    await account.createFolder(['A'])
    await account.append('A', Buffer.from(mailWithFile('old', file)), noFlags)
    const stream = await account.withFolder('A', (folder) => folder.stream(1, '2'))
    await account.withFolder('A', async (folder) => {
      await asAnotherClient(user, async (client) => {
        await client.mailboxDelete('A')
        await client.mailboxCreate('A')
        await client.append('A', mailWithFile('new', file).replaceAll('x', 'y'))
      })
      for (let time = 0; time < 2; time += 1) {
        await expect(folder.fetchHeader(1)).rejects.toThrow(
          expect.objectContaining({ name: 'MailroomError' }),
        )
        await expect(all(folder.fetchRows([1]))).rejects.toThrow(
          expect.objectContaining({ name: 'MailroomError' }),
        )
      }
    })
    await expect(buffer(stream)).rejects.toThrow(expect.objectContaining({ kind: 'notFound' }))
  })
})

describe('[GW-03] changes', () => {
  it('of flags are one STORE and pass over mails that are gone', async () => {
    const { account } = freshAccount()
    for (const name of ['a', 'b', 'c']) await append(account, simpleMail(name))
    await account.withFolder('INBOX', async (folder) => {
      expect(folder).toMatchObject({ canAddKeywords: true, isReadOnly: false })
      const before = (await folder.allUids()).length
      await folder.store([1, 3, 42], { add: ['\\Seen', 'umail-tag-1'] })
      await folder.store([3], { remove: ['\\Seen'], add: ['$Forwarded'] })
      const flags = await all(folder.fetchFlags({ from: 1, to: '*' }))
      const kept = flags.map(({ uid, flags }) => [
        uid,
        [...flags].filter((name) => name !== '\\Recent').toSorted(),
      ])
      expect(before).toBe(3)
      expect(kept).toEqual([
        [1, ['\\Seen', 'umail-tag-1']],
        [2, []],
        [3, ['$Forwarded', 'umail-tag-1']],
      ])
    })
  })

  it.each(['标签', 'a b', 'a(b', 'x\r\nA LOGOUT', '', '\\', 'a"b', 'a{3}'])(
    'refuse %j as a keyword',
    async (keyword) => {
      const account = open('user29@example.com')
      const refused = expect.objectContaining({ kind: 'invalid' })
      await expect(
        account.withFolder('INBOX', (folder) => folder.store([1], { add: [keyword] })),
      ).rejects.toThrow(refused)
      expect(await account.status('INBOX')).toMatchObject({ messageCount: 0 })
    },
  )

  it('by mod-sequence tell what changed and what went', async () => {
    const { account } = freshAccount()
    for (const name of ['a', 'b', 'c', 'd']) await append(account, simpleMail(name))
    const since = await account.withFolder('INBOX', async ({ highestModSeq }) => highestModSeq)
    await account.withFolder('INBOX', async (folder) => {
      await folder.store([2], { add: ['\\Flagged'] })
      await folder.expunge([1, 3])
    })
    await account.withFolder('INBOX', async (folder) => {
      expect(folder.highestModSeq).toBeGreaterThan(since ?? 0n)
      const changed = await all(folder.fetchFlags({ from: 1, to: '*' }, since))
      expect(changed.map(({ uid }) => uid)).toEqual([2])
      expect(await folder.vanishedSince(since ?? 0n)).toEqual([
        { from: 1, to: 1 },
        { from: 3, to: 3 },
      ])
    })
  })

  it('of the folder tell new uid by old, and take others of the folder with them never', async () => {
    const { account } = freshAccount()
    for (const name of ['a', 'b', 'c']) await append(account, simpleMail(name))
    await account.append('Trash', Buffer.from(simpleMail('older')), noFlags)
    const moved = await account.withFolder('INBOX', (folder) => folder.move([3, 1, 77], 'Trash'))
    expect(moved).toEqual(
      new Map([
        [1, 2],
        [3, 3],
      ]),
    )
    const left = await account.withFolder('INBOX', (folder) => all(folder.fetchRows({ from: 1, to: '*' })))
    expect(subjects(left)).toEqual(['b'])
    await expect(account.withFolder('INBOX', (folder) => folder.move([2], 'nowhere'))).rejects.toThrow(
      expect.objectContaining({ kind: 'notFound' }),
    )
    expect(await account.status('INBOX')).toMatchObject({ messageCount: 1 })
  })

  it('expunge exactly these', async () => {
    const { account } = freshAccount()
    for (const name of ['a', 'b', 'c']) await append(account, simpleMail(name))
    await account.withFolder('INBOX', async (folder) => {
      await folder.store([1], { add: ['\\Deleted'] })
      await folder.expunge([2])
      expect(await folder.allUids()).toEqual([1, 3])
    })
  })
})

describe('[GW-03] appending', () => {
  it('names the uid, and takes a stream', async () => {
    const { account } = freshAccount()
    const raw = Buffer.from(mailWithFile('streamed', 3_000_000))
    const content = {
      sizeBytes: raw.byteLength,
      open: async () => Readable.from([raw.subarray(0, 1000), raw.subarray(1000)]),
    }
    const { uid, uidValidity } = await account.append('Sent', content, {
      flags: ['\\Seen'],
      internalDate: Date.UTC(2026, 0, 1),
    })
    expect(await account.status('Sent')).toMatchObject({ uidValidity, messageCount: 1, unseenCount: 0 })
    const stored = await account.withFolder('Sent', async (folder) =>
      buffer(await folder.stream(uid ?? 0, '')),
    )
    expect(stored.equals(raw)).toBe(true)
  })

  it('says that the mailbox is full, and how much room there is', async () => {
    const account = open('full@example.com')
    expect(await account.quota()).toEqual({ usedBytes: 0, limitBytes: 4_096 })
    await expect(account.append('INBOX', Buffer.from(mailWithFile('big', 10_000)), noFlags)).rejects.toThrow(
      expect.objectContaining({ kind: 'overQuota' }),
    )
  })

  it('is found again by its Message-ID', async () => {
    const { account } = freshAccount()
    await append(account, simpleMail('a'))
    await append(account, simpleMail('b'))
    await account.withFolder('INBOX', async (folder) => {
      expect(await folder.findByMessageId('<b@example.com>')).toEqual([2])
      expect(await folder.findByMessageId('b@example.com')).toEqual([2])
      for (const id of ['<c@example.com>', '', '<>', 'x\r\nA LOGOUT', '消息@example.com', '"\\']) {
        expect(await folder.findByMessageId(id), id).toEqual([])
      }
    })
  })
})

/** Somebody's other mail program. */
async function asAnotherClient(user: string, work: (client: ImapFlow) => Promise<void>): Promise<void> {
  const client = new ImapFlow({
    host: dovecot.host,
    port: dovecot.port,
    secure: false,
    doSTARTTLS: false,
    auth: { user, pass: 'a' },
    logger: false,
  })
  await client.connect()
  await work(client)
  await client.logout()
}

describe('[GW-03] [ML-12] what another connection has deleted', () => {
  it('is not found by one that had the folder open, once it has asked for news', async () => {
    const { user, account } = freshAccount()
    const uid = await append(account, simpleMail('gone'))
    const kept = await append(account, simpleMail('kept'))
    const other = pool.account(`${user} again`, {
      server: { host: dovecot.host, port: dovecot.port, tls: 'none' },
      credentials: async () => ({ user, password: 'a' }),
    })
    await account.withFolder('INBOX', async (folder) => {
      await other.withFolder('INBOX', (same) => same.expunge([uid]))
      await folder.catchUp()
      const flags = await all(folder.fetchFlags({ from: 1, to: '*' }))
      expect(flags.map((mail) => mail.uid)).toEqual([kept])
    })
  })
})
