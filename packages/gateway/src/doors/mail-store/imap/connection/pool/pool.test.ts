import { describe, expect, it, onTestFinished } from 'vitest'
import { ManualClock } from '../../../../../jobs/ManualClock'
import { createImapServer, type ImapServer } from '../../../../../testing/imap/createImapServer'
import { answerWith, hold } from '../../../../../testing/imap/server/faults/faults'
import { startDovecot } from '../../../../../testing/imap/startDovecot'
import { createImapPool } from '../createImapPool'
import type { ImapAccount } from '../ImapAccount'
import { failureOf, openTestAccount, simpleMail } from '../testing/openTestAccount'

async function serve(): Promise<ImapServer> {
  const accounts = ['ann', 'bob', 'cy'].map((user) => ({ user, password: 'a' }))
  const server = await createImapServer({ accounts })
  onTestFinished(() => server.close())
  server.mailbox().folder().add(simpleMail('one'))
  return server
}

const kind = (name: string) => expect.objectContaining({ name: 'MailroomError', kind: name })

/** Work that holds a connection until the test lets it go. */
function longWork(account: ImapAccount, path: string, options: { readonly isBackground?: boolean } = {}) {
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const done = account.withFolder(
    path,
    async () => {
      begun.resolve()
      await released.promise
    },
    options,
  )
  return { begun: begun.promise, release: () => released.resolve(), done }
}

/** Lets everything happen that needs no more than the loop and this machine. */
const settle = (server: ImapServer) => expect.poll(() => server.openConnections).toBeGreaterThan(0)

describe('[GW-03] the connections of an account', () => {
  it('are at most four, and the fifth caller waits for one of them', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    const works = ['INBOX', 'Sent', 'Drafts', 'Trash'].map((path) => longWork(account, path))
    for (const work of works) await work.begun
    const fifth = longWork(account, 'Junk')
    await settle(server)
    expect(server.openConnections).toBe(4)
    expect(server.said('SELECT')).not.toContainEqual(expect.stringContaining('Junk'))
    works[0]?.release()
    await fifth.begun
    expect(server.connectionCount).toBe(4)
    for (const work of [...works, fifth]) {
      work.release()
      await work.done
    }
  })

  it('are left to people: background work takes at most three, and people come first', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    const background = Array.from({ length: 5 }, () => longWork(account, 'INBOX', { isBackground: true }))
    for (const work of background.slice(0, 3)) await work.begun
    const person = longWork(account, 'Sent')
    await person.begun
    const order: string[] = []
    void background[3]?.begun.then(() => order.push('background'))
    const other = longWork(account, 'Drafts')
    void other.begun.then(() => order.push('person'))
    background[0]?.release()
    await other.begun
    expect(order).toEqual(['person'])
    for (const work of [...background, person, other]) {
      work.release()
      await work.done
    }
    expect(server.connectionCount).toBe(4)
  })

  it('keep their folder open, so it is not opened again while nothing has happened in it', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    for (let time = 0; time < 3; time += 1)
      await account.withFolder('INBOX', (folder) => folder.fetchHeader(1))
    expect(server.said('SELECT')).toHaveLength(1)
    await account.withFolder('INBOX', (folder) => folder.fetchHeader(1), { newestUid: 1 })
    expect(server.said('NOOP')).toHaveLength(2)
    server.mailbox().folder().add(simpleMail('two'))
    const second = await account.withFolder('INBOX', (folder) => folder.fetchHeader(2), { newestUid: 2 })
    expect(String(second)).toContain('Subject: two')
    server.mailbox().folder().add(simpleMail('three'))
    expect(
      await account.withFolder('INBOX', async ({ messageCount, uidNext }) => [messageCount, uidNext]),
    ).toEqual([3, 4])
    expect(server.said('SELECT')).toHaveLength(3)
  })

  it('hear of changed flags with their folder open, and open it again for a change of which they have heard nothing', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    const inbox = server.mailbox().folder()
    const heard = (options?: { readonly modSeq: bigint }) =>
      account.withFolder('INBOX', async ({ highestModSeq }) => highestModSeq, options)
    await heard()
    await account.withFolder('INBOX', (folder) => folder.store([1], { add: ['\\Seen'] }))
    expect(await heard()).toBe(BigInt(inbox.highestModSeq))
    inbox.setFlags([1], () => ['\\Flagged'])
    expect(await heard({ modSeq: BigInt(inbox.highestModSeq) })).toBe(BigInt(inbox.highestModSeq))
    expect(server.said('SELECT')).toHaveLength(1)
    await heard({ modSeq: BigInt(inbox.highestModSeq) + 1n })
    expect(server.said('SELECT')).toHaveLength(2)
  })

  it('leave no mail out that one of them has shown, whichever is asked next', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    const earlier = longWork(account, 'INBOX')
    await earlier.begun
    await account.withFolder('INBOX', async ({ uidValidity, catchUp, newestUids }) => {
      earlier.release()
      await earlier.done
      server.mailbox().folder().add(simpleMail('two'))
      await catchUp()
      expect(await newestUids(9)).toEqual([2, 1])
      const known = { newestUid: 1, uidValidity }
      expect(await account.withFolder('INBOX', (folder) => folder.newestUids(9), known)).toEqual([2, 1])
    })
    expect(server.connectionCount).toBe(2)
  })

  it('are closed when they have had no work: all but two soon, those after a minute', async () => {
    const server = await serve()
    const clock = new ManualClock()
    const { account, pool } = openTestAccount(server, { clock })
    const works = ['INBOX', 'Sent', 'Drafts', 'Trash'].map((path) => longWork(account, path))
    for (const work of works) {
      await work.begun
    }
    for (const work of works) {
      work.release()
      await work.done
    }
    expect(pool.connectionCount).toBe(4)
    const after = async (ms: number, connections: number) => {
      for (let passed = 0; passed < ms; passed += 5_000) {
        await new Promise((resolve) => setImmediate(resolve))
        clock.advance(5_000)
      }
      await expect.poll(() => server.openConnections).toBe(connections)
    }
    await after(10_000, 2)
    await after(60_000, 0)
    expect(pool.connectionCount).toBe(0)
    expect(await account.status('INBOX')).toMatchObject({ messageCount: 1 })
  })

  it('count those that watch among them', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    const states: boolean[] = []
    for (const path of ['INBOX', 'Sent'])
      onTestFinished(
        account.watch(
          path,
          () => {},
          (isUp) => states.push(isUp),
        ),
      )
    await expect.poll(() => states).toEqual([true, true])
    const works = ['INBOX', 'Sent'].map((path) => longWork(account, path))
    for (const work of works) await work.begun
    const third = longWork(account, 'Drafts')
    await settle(server)
    expect(server.openConnections).toBe(4)
    for (const work of [...works, third]) {
      work.release()
      await work.done
    }
    expect(server.connectionCount).toBe(4)
  })

  it('are fewer when the server allows fewer, without a call failing', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    const first = longWork(account, 'INBOX')
    await first.begun
    server.fault({
      ...answerWith('AUTHENTICATE', 'NO [LIMIT] Maximum number of connections exceeded'),
      times: Infinity,
    })
    const second = longWork(account, 'Sent')
    await server.next('AUTHENTICATE')
    first.release()
    await second.begun
    second.release()
    await second.done
    expect(await account.status('INBOX')).toMatchObject({ messageCount: 1 })
  })

  it('are fewer as well when the refusal comes before the first of them is open', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    const signIn = hold('AUTHENTICATE')
    server.fault(signIn)
    const first = account.status('INBOX')
    await signIn.reached
    server.fault({
      ...answerWith('AUTHENTICATE', 'NO [LIMIT] Maximum number of connections exceeded'),
      times: Infinity,
    })
    const refused = server.next('AUTHENTICATE')
    const second = account.status('Sent')
    await refused
    // Its connection is gone: the refusal has been understood.
    await expect.poll(() => server.openConnections).toBe(1)
    signIn.release()
    expect(await Promise.all([first, second])).toMatchObject([{ messageCount: 1 }, { messageCount: 0 }])
    expect(server.connectionCount).toBe(2)
  })

  it('are opened again where one is lost after such a refusal: that was no silence of the server', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    const first = longWork(account, 'INBOX')
    await first.begun
    const opening = hold('SELECT', /Sent/)
    server.fault({
      ...opening,
      async before(call) {
        await opening.before!(call)
        call.cut()
      },
    })
    const headerIn = (path: string) => account.withFolder(path, (folder) => folder.fetchHeader(1))
    const second = headerIn('Sent')
    await opening.reached
    server.fault(answerWith('AUTHENTICATE', 'NO [LIMIT] Maximum number of connections exceeded'))
    const refused = server.next('AUTHENTICATE')
    const third = headerIn('Drafts')
    await refused
    await expect.poll(() => server.openConnections).toBe(2)
    opening.release()
    expect(await Promise.all([second, third])).toEqual([undefined, undefined])
    first.release()
    await first.done
  })
})

describe('[GW-03] a caller who waits', () => {
  it('is told after a while that all connections are busy', async () => {
    const server = await serve()
    const { account } = openTestAccount(server, { limits: { maxConnections: 1, silenceMs: 300 } })
    const work = longWork(account, 'INBOX')
    await work.begun
    await expect(account.status('Sent')).rejects.toThrow(kind('offline'))
    work.release()
    await work.done
    expect(await account.status('Sent')).toMatchObject({ messageCount: 0 })
  })

  it('is refused at once when too many wait', async () => {
    const server = await serve()
    const { account } = openTestAccount(server, { limits: { maxConnections: 1, maxWaiting: 2 } })
    const work = longWork(account, 'INBOX')
    await work.begun
    const waiting = [account.status('Sent'), account.status('Sent')]
    await expect(account.status('Sent')).rejects.toMatchObject({
      kind: 'offline',
      details: { retryAfterSeconds: 1 },
    })
    work.release()
    await Promise.all(waiting)
  })

  it('may withdraw, in the line, while it is connected and while it is answered', async () => {
    const server = await serve()
    const { account } = openTestAccount(server, { limits: { maxConnections: 1 } })
    const withdrawn = async (isReached: Promise<unknown>, ask: (signal: AbortSignal) => Promise<unknown>) => {
      const controller = new AbortController()
      const asked = failureOf(ask(controller.signal))
      await isReached
      controller.abort()
      expect(await asked).toEqual(kind('cancelled'))
    }
    const signIn = hold('AUTHENTICATE')
    server.fault(signIn)
    await withdrawn(signIn.reached, (signal) => account.status('INBOX', { signal }))
    signIn.release()

    const fetch = hold('UID FETCH')
    server.fault(fetch)
    await withdrawn(fetch.reached, (signal) =>
      account.withFolder('INBOX', (folder) => folder.fetchHeader(1), { signal }),
    )
    await withdrawn(Promise.resolve(), (signal) => account.status('INBOX', { signal }))
    fetch.release()
    expect(await account.status('INBOX')).toMatchObject({ messageCount: 1 })
    await withdrawn(Promise.resolve(), (signal) =>
      account.status('INBOX', { signal: AbortSignal.any([signal, AbortSignal.abort()]) }),
    )
  })
})

describe('[GW-03] reading rows', () => {
  it('may go on with other questions to the same folder in between', async () => {
    const server = await serve()
    const inbox = server.mailbox().folder()
    for (let index = 0; index < 2_000; index += 1) inbox.add(simpleMail(`m${index}`))
    const { account } = openTestAccount(server)
    let read = 0
    const headers: unknown[] = []
    await account.withFolder('INBOX', async (folder) => {
      for await (const { uid } of folder.fetchRows({ from: 1, to: '*' })) {
        if (uid % 100 === 0) headers.push(await folder.fetchHeader(uid))
        read += 1
      }
    })
    expect(read).toBe(2_001)
    expect(headers).toEqual(headers.map(() => expect.any(Uint8Array)))
    expect(headers).toHaveLength(20)
  })

  it('may be broken off, and the connection is good for the next', async () => {
    const server = await serve()
    const inbox = server.mailbox().folder()
    for (let index = 0; index < 2_000; index += 1) inbox.add(simpleMail(`m${index}`))
    const { account } = openTestAccount(server)
    await account.withFolder('INBOX', async (folder) => {
      for await (const { uid } of folder.fetchRows({ from: 1, to: '*' })) if (uid === 3) break
      expect(await folder.fetchHeader(7)).toBeDefined()
      const forgotten = folder.fetchRows({ from: 1, to: '*' })[Symbol.asyncIterator]()
      await forgotten.next()
    })
    expect(await account.withFolder('INBOX', async ({ messageCount }) => messageCount)).toBe(2_001)
    expect(server.openConnections).toBe(server.connectionCount)
  })

  it('is over with the work that held the folder', async () => {
    const server = await serve()
    const { account } = openTestAccount(server)
    const folder = await account.withFolder('INBOX', async (open) => open)
    await expect(folder.fetchHeader(1)).rejects.toThrow(kind('server'))
  })
})

describe('[GW-03] the connections of all accounts', () => {
  it('are limited; one without work makes room for another account', async () => {
    const server = await serve()
    const pool = createImapPool({ limits: { maxConnections: 2 } })
    onTestFinished(() => pool.close())
    const account = (user: string) =>
      pool.account(user, {
        server: { host: server.host, port: server.port, tls: 'none' },
        credentials: async () => ({ user, password: 'a' }),
        limits: { silenceMs: 300 },
      })
    await account('ann').status('INBOX')
    await account('bob').status('INBOX')
    await account('cy').status('INBOX')
    expect(pool.connectionCount).toBe(2)

    const works = [longWork(account('ann'), 'INBOX'), longWork(account('bob'), 'INBOX')]
    for (const work of works) await work.begun
    await expect(account('cy').status('INBOX')).rejects.toThrow(kind('offline'))
    const waiting = account('cy').status('INBOX')
    works[0]?.release()
    await works[0]?.done
    await pool.forget('ann')
    await waiting
    works[1]?.release()
    await works[1]?.done
  })

  it('end with the account: calls under way are cancelled', async () => {
    const server = await serve()
    const { account, pool } = openTestAccount(server)
    const fetch = hold('UID FETCH')
    server.fault(fetch)
    const asked = failureOf(account.withFolder('INBOX', (folder) => folder.fetchHeader(1)))
    await fetch.reached
    await pool.forget('ann')
    expect(await asked).toEqual(kind('cancelled'))
    fetch.release()
    await expect(account.status('INBOX')).rejects.toThrow(kind('cancelled'))
    await expect.poll(() => server.openConnections).toBe(0)
  })
})

describe('[GW-03] over TLS', () => {
  it('trusts the certificate it was given, and no other', async () => {
    const dovecot = await startDovecot({ accounts: [{ user: 'ann', password: 'a' }] })
    onTestFinished(() => dovecot.stop())
    const ways = [
      { tls: 'tls', port: dovecot.tlsPort },
      { tls: 'starttls', port: dovecot.port },
    ] as const
    for (const way of ways) {
      const trusted = openTestAccount(dovecot, { server: { ...way, ca: dovecot.certificate } }).account
      expect(await trusted.status('INBOX')).toMatchObject({ messageCount: 0 })
      const { account } = openTestAccount(dovecot, { server: way })
      await expect(account.status('INBOX'), way.tls).rejects.toThrow(kind('server'))
    }
  })

  it('refuses a server that cannot protect the connection', async () => {
    const server = await serve()
    const { account } = openTestAccount(server, { server: { tls: 'starttls' } })
    await expect(account.status('INBOX')).rejects.toThrow(kind('server'))
    expect(server.said('AUTHENTICATE')).toEqual([])
  })
})

it('[GW-03] a Dovecot that allows two connections is enough for eight calls at once', async () => {
  const settings = 'mail_max_userip_connections = 2'
  const dovecot = await startDovecot({ accounts: [{ user: 'ann', password: 'a' }], settings })
  onTestFinished(() => dovecot.stop())
  const { account } = openTestAccount(dovecot)
  const paths = ['INBOX', 'Sent', 'Drafts', 'Trash', 'INBOX', 'Sent', 'Drafts', 'Trash']
  const counts = paths.map((path) => account.withFolder(path, async ({ messageCount }) => messageCount))
  expect(await Promise.all(counts)).toEqual(paths.map(() => 0))
})

it('[GW-03] a Dovecot that stops, falls silent and comes back: the person is told, and then it works again', async () => {
  const dovecot = await startDovecot({ accounts: [{ user: 'ann', password: 'a' }] })
  onTestFinished(() => dovecot.stop())
  let pastMs = 0
  const clock = { now: () => Date.now() + pastMs, wait: () => new Promise<void>(() => {}) }
  const { account } = openTestAccount(dovecot, { clock, limits: { silenceMs: 1_000 } })
  await dovecot.deliver('ann', simpleMail('one'))
  const read = () => account.withFolder('INBOX', (folder) => folder.fetchHeader(1))
  expect(await read()).toBeDefined()

  dovecot.pause()
  await expect(read()).rejects.toThrow(kind('offline'))
  dovecot.resume()
  pastMs += 8_000
  expect(await read()).toBeDefined()

  await dovecot.kill()
  await expect(read()).rejects.toThrow(kind('offline'))
  await dovecot.restart()
  pastMs += 8_000
  expect(await read()).toBeDefined()
  expect(await dovecot.connections('ann')).toBe(1)
})
