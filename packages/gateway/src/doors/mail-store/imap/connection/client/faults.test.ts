import { buffer } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLog } from '../../../../../observe/createLog'
import { createImapServer, type ImapServer } from '../../../../../testing/imap/createImapServer'
import {
  answerWith,
  cutAfter,
  cutBefore,
  cutInLiteral,
  endlessLine,
  garbage,
  hold,
  meanwhile,
  reversed,
  sayBye,
  untagged,
  wrongLiteral,
} from '../../../../../testing/imap/server/faults/faults'
import {
  all,
  failureOf,
  mailWithFile,
  openTestAccount,
  simpleMail,
  subjects,
} from '../testing/openTestAccount'

async function serve(mails = 3): Promise<ImapServer> {
  const server = await createImapServer({
    accounts: [
      { user: 'ann', password: 'a' },
      { user: 'bob', password: 'b' },
    ],
  })
  onTestFinished(() => server.close())
  for (const { user } of [{ user: 'ann' }, { user: 'bob' }]) {
    for (let index = 1; index <= mails; index += 1)
      server
        .mailbox(user)
        .folder()
        .add(simpleMail(`s${index}`))
  }
  return server
}

const kind = (name: string) => expect.objectContaining({ name: 'MailroomError', kind: name })
const noFlags = { flags: [], internalDate: 0 }

/** Short enough for a test, and long enough for a busy machine. */
const silenceMs = 400

describe('[GW-03] a connection that is lost', () => {
  it.each([
    ['before the answer', cutBefore('UID FETCH')],
    ['after the command was done', cutAfter('UID FETCH')],
    ['in a literal', cutInLiteral('UID FETCH', 10)],
    ['with a goodbye', sayBye('UID FETCH')],
  ])('%s: reading is done once more on a new one', async (_, fault) => {
    const server = await serve()
    const { account } = openTestAccount(server)
    server.fault(fault)
    const header = await account.withFolder('INBOX', (folder) => folder.fetchHeader(2))
    expect(Buffer.from(header ?? []).toString()).toContain('Subject: s2')
    expect(server.connectionCount).toBe(2)
  })

  it('again and again: the person is told after the second time', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    server.fault({ ...cutBefore('UID FETCH'), times: Infinity })
    await expect(account.withFolder('INBOX', (folder) => folder.fetchHeader(2))).rejects.toThrow(
      kind('offline'),
    )
    expect(server.said('UID FETCH')).toHaveLength(2)
  })

  it('in the middle of rows: none comes twice, and half of one never', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    server.fault({ on: 'UID FETCH', cutAt: (answer) => answer.indexOf('Subject: s3') })
    const rows: string[] = []
    const read = account.withFolder('INBOX', async (folder) => {
      for await (const row of folder.fetchRows([1, 2, 3])) rows.push(...subjects([row]).map(String))
    })
    await expect(read).rejects.toThrow(kind('offline'))
    expect(rows).toEqual(['s1', 's2'])
    expect(server.said('UID FETCH')).toHaveLength(1)
  })

  it('while something is changed: it is not changed twice', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    server.fault(cutAfter('UID MOVE'))
    server.fault(cutAfter('APPEND'))
    const inInbox = <T>(work: Parameters<typeof account.withFolder<T>>[1]) =>
      account.withFolder('INBOX', work)
    await expect(inInbox((folder) => folder.move([1], 'Trash'))).rejects.toThrow(kind('offline'))
    await expect(account.append('Sent', Buffer.from('x'), noFlags)).rejects.toThrow(kind('offline'))
    for (const command of ['UID MOVE', 'APPEND']) expect(server.said(command), command).toHaveLength(1)
    expect(server.mailbox().folder('Trash').mails).toHaveLength(1)
    expect(server.mailbox().folder('Sent').mails).toHaveLength(1)
  })

  it('while mails are marked: that is done once more, which is the same as once', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    server.fault(cutAfter('UID STORE'))
    await account.withFolder('INBOX', (folder) => folder.store([2], { add: ['\\Seen'] }))
    expect(server.said('UID STORE')).toHaveLength(2)
    expect(
      server
        .mailbox()
        .folder('INBOX')
        .mails.map(({ flags }) => [...flags]),
    ).toContainEqual(['\\Seen'])
  })

  it('while it had nothing to do is not noticed by the next who asks or changes something', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    await account.status('INBOX')
    server.cut()
    expect(await account.status('INBOX')).toMatchObject({ messageCount: 3 })
    server.cut()
    await account.append('Sent', Buffer.from('x'), noFlags)
    await account.withFolder('INBOX', async () => {})
    server.cut()
    await account.withFolder('INBOX', (folder) => folder.store([1], { add: ['\\Seen'] }))
    await account.withFolder('INBOX', (folder) => folder.fetchHeader(1), { newestUid: 1 })
    expect(server.mailbox().folder('Sent').mails).toHaveLength(1)
  })

  it('during a download goes on where it was', async () => {
    const server = await serve(0)
    server.mailbox().folder().add(mailWithFile('long', 1_200_000))
    const { account } = openTestAccount(server)
    const stream = await account.withFolder('INBOX', (folder) => folder.stream(1, '2'))
    server.fault(cutInLiteral('UID FETCH', 1000))
    expect((await buffer(stream)).byteLength).toBe(1_200_000)
  })

  it('and comes back to a folder that was renumbered: no mail rather than another', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    server.fault({
      on: 'UID FETCH',
      before(call) {
        server.mailbox().folder().renumber()
        call.cut()
      },
    })
    await account.withFolder('INBOX', async (folder) => {
      await expect(folder.fetchHeader(1)).rejects.toThrow(kind('notFound'))
      // The work may go on after that, and must not find itself in the new folder.
      const [header, rows, store] = [
        folder.fetchHeader(1),
        all(folder.fetchRows([1])),
        folder.store([1], { add: ['\\Seen'] }),
      ]
      for (const asked of [header, rows, store]) expect(await failureOf(asked)).toEqual(kind('offline'))
    })
    expect(
      server
        .mailbox()
        .folder()
        .mails.flatMap(({ flags }) => [...flags]),
    ).toEqual([])
    expect(await account.withFolder('INBOX', async ({ uidValidity }) => uidValidity)).toBe(2)
  })
})

describe('[GW-03] a server that says nothing', () => {
  it.each(['UID FETCH', 'SELECT', 'STATUS', 'NAMESPACE', 'AUTHENTICATE'])(
    'to %s is offline',
    async (command) => {
      const server = await serve()
      const { account } = openTestAccount(server, { limits: { silenceMs } })
      const held = hold(command)
      server.fault({ ...held, times: Infinity })
      const asked =
        command === 'STATUS'
          ? account.status('INBOX')
          : account.withFolder('INBOX', (folder) => folder.fetchHeader(1))
      await expect(asked).rejects.toThrow(kind('offline'))
      held.release()
    },
  )

  it('at all, not even hello, is offline, and is not asked again at once', async () => {
    const server = await serve()
    const { account } = openTestAccount(server, { limits: { silenceMs } })
    const held = hold('GREETING')
    server.fault({ ...held, times: Infinity })
    await expect(account.status('INBOX')).rejects.toThrow(kind('offline'))
    const connections = server.connectionCount
    const again = account.status('INBOX')
    await expect(again).rejects.toThrow(kind('offline'))
    await expect(again).rejects.toMatchObject({ details: { retryAfterSeconds: 1 } })
    expect(server.connectionCount).toBe(connections)
    held.release()
  })

  it('does not stop other accounts', async () => {
    const server = await serve()
    const ann = openTestAccount(server, { limits: { silenceMs } }).account
    const bob = openTestAccount(server, { credentials: { user: 'bob', password: 'b' } }).account
    await bob.status('INBOX')
    const held = hold('UID FETCH')
    server.fault(held)
    const asked = failureOf(ann.withFolder('INBOX', (folder) => folder.fetchHeader(1)))
    await held.reached
    expect(await bob.withFolder('INBOX', (folder) => folder.fetchHeader(1))).toBeDefined()
    expect(await asked).toEqual(kind('offline'))
    held.release()
  })

  it('for long is still there while bytes come', async () => {
    const server = await serve(0)
    server.mailbox().folder().add(mailWithFile('slow', 200_000))
    const { account } = openTestAccount(server, { limits: { silenceMs } })
    await account.withFolder('INBOX', async () => {})
    // A piece of white noise now and then, for twice as long as the silence that is allowed.
    server.fault({
      on: 'UID FETCH',
      async before(call) {
        for (let piece = 0; piece < 8; piece += 1) {
          await call.write('* OK Still looking\r\n')
          await new Promise((resolve) => setTimeout(resolve, silenceMs / 4))
        }
      },
    })
    const stream = await account.withFolder('INBOX', (folder) => folder.stream(1, '2'))
    expect((await buffer(stream)).byteLength).toBe(200_000)
    expect(server.connectionCount).toBe(1)
  })

  it('because we do not listen is not offline', async () => {
    const server = await serve(0)
    for (let index = 0; index < 3_000; index += 1)
      server
        .mailbox()
        .folder()
        .add(simpleMail(`m${index}`, 'x'.repeat(2_000)))
    const { account } = openTestAccount(server, { limits: { silenceMs: 100 } })
    const wanted = new Map(Array.from({ length: 3_000 }, (_, index) => [index + 1, [{ path: '' }]]))
    let count = 0
    await account.withFolder('INBOX', async (folder) => {
      for await (const { uid } of folder.fetchPartsOfMany(wanted)) {
        if (uid === 10) await new Promise((resolve) => setTimeout(resolve, 500))
        count += 1
      }
    })
    expect(count).toBe(3_000)
    expect(server.connectionCount).toBe(1)
  })

  it('is found again without anybody doing anything special', async () => {
    const server = await serve()
    let now = 0
    const { account } = openTestAccount(server, {
      limits: { silenceMs },
      clock: { now: () => now, wait: () => new Promise(() => {}) },
    })
    const held = hold('STATUS')
    server.fault(held)
    await expect(account.status('INBOX')).rejects.toThrow(kind('offline'))
    held.release()
    now += 8_000
    expect(await account.status('INBOX')).toMatchObject({ messageCount: 3 })
  })
})

describe('[GW-03] answers that are wrong or unexpected', () => {
  it('news of other clients in between are not taken for answers', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    await account.withFolder('INBOX', async (folder) => {
      server.fault(
        untagged(
          'UID FETCH',
          '* 2 FETCH (FLAGS (\\Seen))',
          '* 2 FETCH (UID 2 FLAGS (\\Flagged))',
          '* 9 EXISTS',
        ),
      )
      expect(subjects(await all(folder.fetchRows([1, 2, 3])))).toEqual(['s1', 's2', 's3'])
      server.fault(untagged('UID FETCH', '* 3 FETCH (UID 3 FLAGS (\\Seen) MODSEQ (99))'))
      expect(await folder.fetchParts(3, [{ path: '1' }])).toBeDefined()
      const late = '* 3 FETCH (UID 3 FLAGS (\\Answered) MODSEQ (100))'
      server.fault({
        on: 'UID FETCH',
        rewrite: (answer) => [...answer.slice(0, -1), late, answer.at(-1) ?? ''],
      })
      const parts = await folder.fetchParts(3, [{ path: '1' }])
      expect(Buffer.from(parts?.get('1')?.body ?? []).toString()).toBe('Hello\r\n')
    })
  })

  it('mails that are expunged in between are left out, and no other comes in their place', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    await account.withFolder('INBOX', async (folder) => {
      server.fault(meanwhile('UID FETCH', () => server.mailbox().folder().expunge([1])))
      expect(subjects(await all(folder.fetchRows([1, 2, 3])))).toEqual(['s2', 's3'])
      expect(await folder.fetchHeader(1)).toBeUndefined()
    })
    await account.withFolder('INBOX', async ({ messageCount }) => expect(messageCount).toBe(2))
  })

  it('lines that nobody can read are passed over', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    server.fault(garbage('UID FETCH', '* (((((', '* 2 FETCH (FLAGS', '\u0000\u0001 ?', '* "'))
    const rows = await account.withFolder('INBOX', (folder) => all(folder.fetchRows([1, 2, 3])))
    expect(subjects(rows)).toEqual(['s1', 's2', 's3'])
  })

  it('untagged lines may come in any order', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    for (const command of ['SELECT', 'UID FETCH', 'LIST']) server.fault(reversed(command))
    expect(await account.folders()).toHaveLength(5)
    const rows = await account.withFolder('INBOX', (folder) => all(folder.fetchRows([1, 2, 3])))
    expect(subjects(rows)).toEqual(['s3', 's2', 's1'])
  })

  it.each([5, -5])(
    'a literal that is %i bytes longer than was said makes no mail, and no gap',
    async (by) => {
      const server = await serve()
      const { account } = openTestAccount(server, { limits: { silenceMs } })
      server.fault({ ...wrongLiteral('UID FETCH', by), times: Infinity })
      const failed = expect.objectContaining({ kind: expect.stringMatching(/^(server|offline)$/) })
      await expect(account.withFolder('INBOX', (folder) => folder.fetchHeader(1))).rejects.toThrow(failed)
      await expect(account.withFolder('INBOX', (folder) => folder.stream(1, ''))).rejects.toThrow(failed)
    },
  )

  it('numbers of mails that cannot be read are not taken for an empty folder', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    const broken = (on: string) => ({
      on,
      rewrite: (answer: readonly string[]) => ['* ESEARCH (', answer.at(-1) ?? ''],
    })
    server.fault(broken('UID SEARCH'))
    server.fault(broken('UID FETCH'))
    server.fault(broken('STATUS'))
    await account.withFolder('INBOX', async (folder) => {
      await expect(folder.allUids()).rejects.toThrow(kind('server'))
      await expect(all(folder.fetchFlags({ from: 1, to: '*' }))).rejects.toThrow(kind('server'))
    })
    await expect(account.status('INBOX')).rejects.toThrow(kind('server'))
  })

  it('a line without end ends the connection before it fills the memory', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    server.fault({ ...endlessLine('STATUS', 200 * 1024 * 1024), times: Infinity })
    await expect(account.status('INBOX')).rejects.toThrow(kind('server'))
  })

  it('refusals keep the connection and say what they mean', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    const table = [
      ['NO [OVERQUOTA] Full', 'overQuota'],
      ['NO Quota exceeded', 'overQuota'],
      ['NO [TOOBIG] Too big', 'tooLarge'],
      ['NO [NOPERM] Not yours', 'forbidden'],
      ['NO [TRYCREATE] No such mailbox', 'notFound'],
      ["NO Mailbox doesn't exist", 'notFound'],
      ['NO [UNAVAILABLE] Later', 'offline'],
      ['NO [SERVERBUG] Ouch', 'server'],
      ['NO Because', 'server'],
      ['BAD What', 'server'],
    ] as const
    for (const [status, expected] of table) {
      server.fault(answerWith('APPEND', status))
      const appended = account.append('INBOX', Buffer.from('x'), noFlags)
      await expect(appended, status).rejects.toThrow(kind(expected))
    }
    expect(server.connectionCount).toBe(1)
  })

  it('a folder that another connection made at the same moment is asked again, and a mail stored once', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    for (const command of ['SELECT', 'STATUS', 'APPEND']) {
      server.fault(answerWith(command, 'NO [ALREADYEXISTS] Mailbox already exists'))
    }
    expect(await account.status('Sent')).toMatchObject({ messageCount: 0 })
    await account.append('Sent', Buffer.from('x'), noFlags)
    expect(await account.withFolder('Sent', async ({ messageCount }) => messageCount)).toBe(1)
  })

  it('errors carry no names of folders and no text of mails', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    server.fault(answerWith('APPEND', 'NO [SERVERBUG] Ouch'))
    const error: unknown = await account
      .append('Sent', Buffer.from('very private'), noFlags)
      .catch((reason: unknown) => reason)
    expect(inspect(error, { depth: 10 })).not.toMatch(/private|Sent/)
    server.fault(answerWith('SELECT', 'NO Gone'))
    server.fault(answerWith('STATUS', 'NO Gone'))
    for (const asked of [account.withFolder('Secret', async () => {}), account.status('Secret')]) {
      expect(inspect(await failureOf(asked), { depth: 10 })).not.toContain('Secret')
    }
  })
})

it('[A7] the log names the server and what kind of failure it was, and nobody', async () => {
  const server = await serve()
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const credentials = { user: 'ann', password: 'very-secret' }
  const { account } = openTestAccount(server, { credentials, log })
  await failureOf(account.status('INBOX'))
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    {
      level: 'warn',
      time: expect.any(String),
      host: server.host,
      port: server.port,
      kind: 'unauthenticated',
      msg: expect.any(String),
    },
  ])
  expect(lines.join()).not.toMatch(/ann|secret/)
})

describe('[GW-03] a sign-in that fails', () => {
  it.each([
    ['NO [AUTHENTICATIONFAILED] Wrong', 'unauthenticated'],
    ['NO [AUTHORIZATIONFAILED] Not him', 'unauthenticated'],
    ['NO [EXPIRED] Old password', 'unauthenticated'],
    ['NO Login failed', 'unauthenticated'],
    ['NO [UNAVAILABLE] Temporary authentication failure', 'offline'],
    ['NO Temporary authentication failure', 'offline'],
    ['NO [INUSE] Later', 'offline'],
    ['NO [LIMIT] Too many connections', 'offline'],
    ['NO [CONTACTADMIN] Call us', 'server'],
    ['NO [PRIVACYREQUIRED] Use TLS', 'server'],
    ['BAD What', 'server'],
  ])('with %s is %s', async (status, expected) => {
    const server = await serve()
    const { account } = openTestAccount(server)
    server.fault({ ...answerWith('AUTHENTICATE', status), times: Infinity })
    await expect(account.status('INBOX')).rejects.toThrow(kind(expected))
  })

  it.each([
    ['is cut', cutBefore('AUTHENTICATE')],
    ['ends with a goodbye', sayBye('AUTHENTICATE')],
    ['is refused by a goodbye', sayBye('GREETING')],
    ['is cut after the password', cutAfter('AUTHENTICATE')],
  ])('because it %s is offline, not a wrong password', async (_, fault) => {
    const server = await serve()
    const { account } = openTestAccount(server)
    server.fault({ ...fault, times: Infinity })
    await expect(account.status('INBOX')).rejects.toThrow(kind('offline'))
  })

  it('is not tried again with the same password, and at once with another', async () => {
    const server = await serve()
    let password = 'wrong'
    const { pool } = openTestAccount(server)
    const account = pool.account('other', {
      server: { host: server.host, port: server.port, tls: 'none' },
      credentials: async () => ({ user: 'ann', password }),
    })
    for (let time = 0; time < 5; time += 1) {
      await expect(account.status('INBOX')).rejects.toThrow(kind('unauthenticated'))
    }
    expect(server.connectionCount).toBe(1)
    password = 'a'
    expect(await account.status('INBOX')).toMatchObject({ messageCount: 3 })
  })
})
