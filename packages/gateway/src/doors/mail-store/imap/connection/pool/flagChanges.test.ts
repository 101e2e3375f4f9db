import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ManualClock } from '../../../../../jobs/ManualClock'
import { createImapServer, type ImapServer } from '../../../../../testing/imap/createImapServer'
import { answerWith } from '../../../../../testing/imap/server/faults/faults'
import type { FolderUse, ImapAccount } from '../ImapAccount'
import { openTestAccount, simpleMail } from '../testing/openTestAccount'

/** A server with one mail, and somebody's account there. */
async function open() {
  const server = await createImapServer()
  onTestFinished(() => server.close())
  server.mailbox().folder().add(simpleMail('one'))
  const clock = new ManualClock()
  const { account } = openTestAccount(server, { clock })
  /** What was given back has no work for a second. */
  const rest = async () => {
    await setImmediate()
    clock.advance(1_000)
  }
  return { server, account, rest }
}

/** Notes which connection each command of a name comes by, as numbers from 0. */
function connectionsOf(server: ImapServer, name: string): readonly number[] {
  const known: unknown[] = []
  const used: number[] = []
  server.fault({
    on: name,
    times: Infinity,
    before({ session }) {
      if (!known.includes(session)) known.push(session)
      used.push(known.indexOf(session))
    },
  })
  return used
}

const mark = (account: ImapAccount, flag = '\\Seen', use: FolderUse = 'mark') =>
  account.withFolder('INBOX', (folder) => folder.store([1], { add: [flag] }), { newestUid: 1, use })

/** Two connections with the inbox open: flags were changed on the first, and the second was given back last. */
async function openTwo() {
  const { server, account, rest } = await open()
  const stores = connectionsOf(server, 'UID STORE')
  const fetches = connectionsOf(server, 'UID FETCH')
  const isOrdered = server.next('CHECK')
  const begun = Promise.withResolvers<void>()
  const ending = Promise.withResolvers<void>()
  let second: Promise<void> | undefined
  await account.withFolder('INBOX', async (first) => {
    await first.store([1], { add: ['\\Flagged'] })
    second = account.withFolder('INBOX', async (folder) => {
      await folder.fetchHeader(1)
      begun.resolve()
      await ending.promise
    })
    await begun.promise
  })
  await rest()
  await isOrdered
  ending.resolve()
  await second
  await setImmediate()
  return { server, account, stores, fetches }
}

describe('[GW-03] [T40] connections and changed flags', () => {
  it('change them where flags were changed last, and read where the folder was read last', async () => {
    const { server, account, stores, fetches } = await openTwo()
    await account.withFolder('INBOX', (folder) => folder.fetchHeader(1), { newestUid: 1 })
    await mark(account)
    expect(stores).toEqual([0, 0])
    expect(fetches).toEqual([0, 0])
    expect(server.connectionCount).toBe(2)
  })

  it('look at a folder beside them, where there is another connection, else with the same', async () => {
    const { account, stores } = await openTwo()
    await mark(account)
    await mark(account, '\\Seen', 'look')
    expect(stores).toEqual([0, 0, 1])

    const single = await open()
    await mark(single.account)
    await mark(single.account, '\\Flagged', 'look')
    expect(single.server.connectionCount).toBe(1)
  })

  it('let the server put the folder in order when they have had no work for a while; who comes meanwhile opens no other', async () => {
    const { server, account, rest } = await open()
    const ordered = Promise.withResolvers<void>()
    server.fault({ on: 'CHECK', before: () => ordered.promise })
    const asked = server.next('CHECK')
    await mark(account)
    await mark(account, '\\Flagged')
    expect(server.said('CHECK')).toEqual([])
    await rest()
    await asked
    const read = account.withFolder('INBOX', (folder) => folder.fetchHeader(1), { newestUid: 1 })
    ordered.resolve()
    expect(String(await read)).toContain('Subject: one')
    await rest()
    await account.withFolder('INBOX', (folder) => folder.fetchHeader(1))
    expect(server.said('CHECK')).toHaveLength(1)
    expect(server.connectionCount).toBe(1)
  })

  it('leave it alone where only mails were read', async () => {
    const { server, account, rest } = await open()
    await account.withFolder('INBOX', (folder) => folder.fetchHeader(1))
    await rest()
    await account.withFolder('INBOX', (folder) => folder.fetchHeader(1))
    expect(server.said('CHECK')).toEqual([])
  })

  it('need no server that knows how to', async () => {
    const { server, account, rest } = await open()
    server.fault(answerWith('CHECK', 'BAD Unknown command'))
    const asked = server.next('CHECK')
    await mark(account)
    await rest()
    await asked
    await mark(account, '\\Flagged')
    expect([...server.mailbox().folder().mails[0]!.flags].sort()).toEqual(['\\Flagged', '\\Seen'])
    expect(server.connectionCount).toBe(1)
  })
})
