import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSettings } from '../../../config/readSettings'
import { createServices } from '../../../createServices'
import { createLog } from '../../../observe/createLog'
import { openStore, type Store } from '../../../openStore'
import { draftContent } from '../../../testing/draftContent'
import { type FreshDatabase, freshDatabase } from '../../../testing/freshDatabase'

let folder: string
let fresh: FreshDatabase
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-two-'))
  fresh = await freshDatabase()
})
afterEach(async () => {
  await fresh.remove()
  await rm(folder, { recursive: true, force: true })
})

const settingsIn = (data: string) =>
  readSettings({
    given: {
      dataFolder: join(folder, data),
      databaseUrl: fresh.url,
      directMx: false,
      passwordKeyBits: '1024',
    },
  })

async function openServices(store: Store) {
  const { services, postOffice } = await createServices(settingsIn('data'), store, createLog('silent'))
  await postOffice.start(false)
  return { store, services, postOffice }
}

it('[GW-03, SH-10] two gateways on one database hear each other, and deliver each mail once', async () => {
  const stores = await Promise.all([0, 1].map(() => openStore(settingsIn('data'), { isShared: true })))
  const people = []
  for (const name of ['alice', 'bob']) {
    const person = { address: `${name}@example.com`, displayName: name, password: 'correct-horse' }
    people.push(await stores[0]!.accounts.create(person))
  }
  const [alice, bob] = people.map(({ id }) => id) as [number, number]
  const gateways = [await openServices(stores[0]!), await openServices(stores[1]!)]
  const heard = stores.map((store) => {
    const subjects: string[] = []
    store.events.subscribe(bob, (_, event) => {
      if (event.kind === 'messageArrived') subjects.push(event.message.subject)
    })
    return subjects
  })

  const subjects = Array.from({ length: 20 }, () => randomUUID())
  await Promise.all(
    subjects.flatMap((subject) =>
      // Asked at both at once, as a page does that lost its answer and got another gateway.
      gateways.map(({ services }) => services.sending.send(alice, draftContent({ subject }), subject)),
    ),
  )
  const sorted = (list: readonly string[]) => list.toSorted()
  await vi.waitFor(() => expect(heard.map(sorted)).toEqual([sorted(subjects), sorted(subjects)]), 20_000)
  await Promise.all(gateways.map(({ postOffice }) => postOffice.stop()))
  const page = { offset: 0, limit: 100 }
  const inbox = await stores[0]!.mail.mailbox(bob).list({ folder: 'INBOX', ...page })
  const sent = await stores[1]!.mail.mailbox(alice).list({ folder: 'Sent', ...page })
  expect(sorted(inbox.messages.map(({ subject }) => subject))).toEqual(sorted(subjects))
  expect(sorted(sent.messages.map(({ subject }) => subject))).toEqual(sorted(subjects))
  for (const { services } of gateways) services.sessionWatch.close()
  for (const store of stores) await store.close()
})

it('[GW-02, GW-03] a database belongs to one gateway, until that ends', async () => {
  const first = await openStore(settingsIn('data'))
  await expect(openStore(settingsIn('elsewhere'))).rejects.toThrow('in use by another gateway')
  await (await openStore(settingsIn('data'), { isShared: true })).close()
  await first.close()
  await (await openStore(settingsIn('elsewhere'))).close()
})

it('[GW-03] says what is wrong with an address', async () => {
  const open = (databaseUrl: string) => openStore({ ...settingsIn('data'), databaseUrl })
  await expect(open('mysql://localhost/x')).rejects.toThrow('must begin with postgresql://')
  await expect(open(fresh.url.replace(/\/test_\w+/, '/nowhere'))).rejects.toThrow('has no database "nowhere"')
  await expect(open(`postgresql://x@localhost/x?host=${folder}`)).rejects.toThrow('nothing listens there')
})
