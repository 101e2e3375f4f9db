import { describe, expect, it, onTestFinished } from 'vitest'
import { ManualClock } from '../../../../../jobs/ManualClock'
import {
  createImapServer,
  type ImapServerOptions,
  without,
} from '../../../../../testing/imap/createImapServer'
import { answerWith, hold } from '../../../../../testing/imap/server/faults/faults'
import { startDovecot } from '../../../../../testing/imap/startDovecot'
import type { ImapAccount } from '../ImapAccount'
import { openTestAccount, simpleMail, type TestAccountOptions } from '../testing/openTestAccount'

/** Counts what a watch tells, and lets a test wait for it. */
function listenTo(account: ImapAccount, path = 'INBOX') {
  let changes = 0
  let wake = () => {}
  const states: boolean[] = []
  const told = () => wake()
  const stop = account.watch(
    path,
    () => {
      changes += 1
      told()
    },
    (isConnected) => {
      states.push(isConnected)
      told()
    },
  )
  onTestFinished(stop)
  const until = async (isDue: () => boolean) => {
    while (!isDue()) await new Promise<void>((resolve) => (wake = resolve))
  }
  return {
    stop,
    states,
    get changes() {
      return changes
    },
    /** Resolves when something more was told than before `act`. */
    async toldAfter(act: () => void | Promise<void>) {
      const before = changes
      await act()
      await until(() => changes > before)
    },
    connected: () => until(() => states.at(-1) === true && changes > 0),
    lost: () => until(() => states.at(-1) === false),
  }
}

async function serve(options: ImapServerOptions = {}, settings: TestAccountOptions = {}) {
  const server = await createImapServer(options)
  onTestFinished(() => server.close())
  const inbox = server.mailbox().folder()
  inbox.add(simpleMail('first'))
  return { server, inbox, ...openTestAccount(server, settings) }
}

describe('[GW-03] a folder that is watched', () => {
  it('tells of new mail, flags and deletions by others, live', async () => {
    const { server, inbox, account } = await serve()
    const watch = listenTo(account)
    const idle = server.next('IDLE')
    await watch.connected()
    await idle
    await watch.toldAfter(() => void inbox.add(simpleMail('second')))
    await watch.toldAfter(() => inbox.setFlags([1], () => ['\\Seen']))
    await watch.toldAfter(() => inbox.expunge([1]))
    expect(watch.states).toEqual([true])
    expect(server.connectionCount).toBe(1)
  })

  it('tells of the mail that makes up for a deleted one, whichever way the deletion was told', async () => {
    for (const capabilities of [without(), without('QRESYNC')]) {
      const { server, inbox, account } = await serve({ capabilities })
      const watch = listenTo(account)
      const idle = server.next('IDLE')
      await watch.connected()
      await idle
      await watch.toldAfter(() => inbox.expunge([1]))
      await watch.toldAfter(() => void inbox.add(simpleMail('second')))
      expect(watch.states).toEqual([true])
    }
  })

  it('is asked every minute where IDLE is missing', async () => {
    const clock = new ManualClock()
    const { server, inbox, account } = await serve({ capabilities: without('IDLE') }, { clock })
    const watch = listenTo(account)
    await watch.connected()
    for (const name of ['second', 'third']) {
      await watch.toldAfter(() => {
        inbox.add(simpleMail(name))
        clock.advance(60_000)
      })
    }
    expect(server.said('IDLE')).toEqual([])
    expect(server.said('NOOP')).toHaveLength(2)
  })

  it('comes back after a loss, and tells that something may have come in between', async () => {
    const { server, inbox, account } = await serve()
    const watch = listenTo(account)
    await watch.connected()
    server.cut()
    await watch.lost()
    await watch.toldAfter(() => void inbox.add(simpleMail('meanwhile')))
    expect(watch.states).toEqual([true, false, true])
  })

  it('comes back as soon as a folder or a server that was not there is there', async () => {
    const clock = new ManualClock()
    const { server, account } = await serve({}, { clock })
    const refused = { ...answerWith('SELECT', 'NO [UNAVAILABLE] Not now'), times: 3 }
    server.fault(refused)
    const watch = listenTo(account)
    for (let time = 0; time < 3; time += 1) {
      await server.next('SELECT')
      await expect.poll(() => server.openConnections).toBe(0)
      clock.advance(20_000)
    }
    await watch.connected()
  })

  it('finds out that the line is dead though nobody said so', async () => {
    const clock = new ManualClock()
    const { server, account } = await serve({}, { clock, limits: { silenceMs: 300 } })
    const watch = listenTo(account)
    const idle = server.next('IDLE')
    await watch.connected()
    await idle
    const held = hold('NOOP')
    server.fault({ ...held, times: Infinity })
    clock.advance(60_000)
    await watch.lost()
    expect(watch.states).toEqual([true, false])
    held.release()
  })

  it('is left in peace when it is no longer watched or the account is closed', async () => {
    const { server, account, pool } = await serve()
    const first = listenTo(account)
    await first.connected()
    first.stop()
    await expect.poll(() => server.openConnections).toBe(0)
    const second = listenTo(account)
    await second.connected()
    await pool.close()
    await expect.poll(() => server.openConnections).toBe(0)
    expect(first.states).toEqual([true])
    expect(second.states).toEqual([true])
  })

  it('does not try a refused password again and again', async () => {
    const clock = new ManualClock()
    const { server, account } = await serve({}, { clock, credentials: { user: 'ann', password: 'wrong' } })
    listenTo(account)
    await server.next('AUTHENTICATE')
    await expect.poll(() => server.openConnections).toBe(0)
    for (let second = 0; second < 30; second += 1) {
      clock.advance(1_000)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(server.said('AUTHENTICATE')).toHaveLength(1)
  })
})

it('[GW-03] a folder of Dovecot tells of new mail and of changes by another client', async () => {
  const dovecot = await startDovecot({ accounts: [{ user: 'ann', password: 'a' }] })
  onTestFinished(() => dovecot.stop())
  const { account } = openTestAccount(dovecot)
  const other = openTestAccount(dovecot).account
  const watch = listenTo(account)
  await watch.connected()
  await watch.toldAfter(() => dovecot.deliver('ann', simpleMail('new')))
  await watch.toldAfter(() => other.withFolder('INBOX', (folder) => folder.store([1], { add: ['\\Seen'] })))
  await watch.toldAfter(() => other.withFolder('INBOX', (folder) => folder.expunge([1])))
  await dovecot.kill()
  await watch.lost()
  await watch.toldAfter(() => dovecot.restart())
  expect(watch.states).toEqual([true, false, true])
})
