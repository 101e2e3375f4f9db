import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { isMailroomError } from '@mailroom/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSettings } from '../../../config/readSettings'
import { createServices } from '../../../createServices'
import { createApp } from '../../../http/createApp'
import { createLog } from '../../../observe/createLog'
import { openStore } from '../../../openStore'
import { draftContent } from '../../../testing/draftContent'
import { sampleMail } from '../../../testing/openTestGateway'
import { PostgresServer } from '../../../testing/postgres/PostgresServer'
import { TestBrowser } from '../../../testing/TestBrowser'
import { everlastingJobs } from '../../../testing/everlastingJobs'

/** Changes that succeed between two restarts. */
const changesPerRound = 25

/** A busy machine takes its time to start a database again, and nothing is promised about it here. */
const patienceMs = 120_000

let folder: string
let server: PostgresServer
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-restart-'))
  server = await PostgresServer.open()
  await server.run('create database mailroom')
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function openGateway() {
  const settings = readSettings({
    given: {
      dataFolder: join(folder, 'data'),
      databaseUrl: server.url('mailroom'),
      directMx: false,
      passwordKeyBits: '1024',
    },
  })
  const store = await openStore(settings)
  const { services, postOffice } = await createServices(settings, store, createLog('silent'))
  const browser = new TestBrowser(await createApp(services))
  const close = async () => {
    services.sessionWatch.close()
    await postOffice.stop()
    await store.close()
  }
  return { store, services, postOffice, browser, close }
}

const page = { offset: 0, limit: 100 }

it('[R1, R13, GW-03] loses nothing and does nothing twice when PostgreSQL is restarted under load', async () => {
  const gateway = await openGateway()
  const { store, services, postOffice } = gateway
  const ids: number[] = []
  for (const name of ['alice', 'bob']) {
    const person = { address: `${name}@example.com`, displayName: name, password: 'correct-horse' }
    ids.push((await store.accounts.create(person)).id)
  }
  const [alice, bob] = ids as [number, number]
  await postOffice.start(true)

  const failures: unknown[] = []
  const load = new AbortController()
  let changes = 0
  /** Asks until it is answered, as a page does; the same thing every time. */
  const insist = async (work: () => Promise<unknown>) => {
    while (true) {
      try {
        await work()
        changes += 1
        return
      } catch (error) {
        failures.push(error)
        await pause(50)
      }
    }
  }
  const sent: string[] = []
  const appended: string[] = []
  const writer = async () => {
    while (!load.signal.aborted) {
      const subject = randomUUID()
      sent.push(subject)
      await insist(() => services.sending.send(alice, draftContent({ subject }), subject))
    }
  }
  const importer = async () => {
    const box = store.mail.mailbox(bob)
    while (!load.signal.aborted) {
      const subject = randomUUID()
      appended.push(subject)
      await insist(() => box.append('Archive', sampleMail(subject), { idempotencyKey: subject }))
    }
  }
  const reader = async () => {
    while (!load.signal.aborted)
      await insist(() => store.mail.mailbox(bob).list({ folder: 'INBOX', ...page }))
  }
  const working = [writer(), writer(), writer(), importer(), importer(), reader()]
  for (const how of ['fast', 'kill', 'fast', 'kill'] as const) {
    const before = changes
    await vi.waitFor(() => expect(changes).toBeGreaterThan(before + changesPerRound), patienceMs)
    await server.restart(how)
  }
  load.abort()
  await Promise.all(working)
  // Whoever was turned away was told so in words that a page understands.
  expect(
    failures.filter((error) => !isMailroomError(error) || !/^(offline|server)$/.test(error.kind)),
  ).toEqual([])
  await gateway.close()

  // A later start finds what is still to be done.
  const after = await openGateway()
  await after.postOffice.start(true)
  const jobs = after.store.database.db
    .selectFrom('jobs')
    .select('kind')
    .where('kind', 'not in', everlastingJobs)
  await vi.waitFor(async () => expect(await jobs.execute()).toEqual([]), patienceMs)
  const mailsOf = async (account: number, name: string) => {
    const box = after.store.mail.mailbox(account)
    const subjects: string[] = []
    for (let total = 1; subjects.length < total;) {
      const some = await box.list({ folder: name, offset: subjects.length, limit: 100 })
      total = some.totalCount
      for (const { ref, subject, sizeBytes } of some.messages) {
        expect(await buffer(await (await box.raw(ref)).open())).toHaveLength(sizeBytes)
        subjects.push(subject)
      }
      if (some.messages.length === 0) break
    }
    return subjects.toSorted()
  }
  expect(await mailsOf(bob, 'INBOX')).toEqual(sent.toSorted())
  expect(await mailsOf(alice, 'Sent')).toEqual(sent.toSorted())
  expect(await mailsOf(bob, 'Archive')).toEqual(appended.toSorted())
  const states = await after.store.database.db.selectFrom('deliveries').select('state').distinct().execute()
  expect(states).toEqual([{ state: 'delivered' }])
  await after.close()
}, 600_000)

it('[GW-06, GW-03] is not ready while PostgreSQL is away, and ready again by itself', async () => {
  const { browser, close } = await openGateway()
  const ready = async () => (await browser.fetch('/readyz')).status
  expect(await ready()).toBe(200)
  await server.stop('fast')
  expect(await ready()).toBe(503)
  expect((await browser.fetch('/healthz')).status).toBe(200)
  await server.start()
  await vi.waitFor(async () => expect(await ready()).toBe(200), patienceMs)
  await close()
}, 180_000)
