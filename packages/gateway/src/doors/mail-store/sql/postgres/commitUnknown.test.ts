import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { draftContent } from '../../../../testing/draftContent'
import { MailroomError } from '@mailroom/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSettings } from '../../../../config/readSettings'
import { createServices } from '../../../../createServices'
import { createLog } from '../../../../observe/createLog'
import { openStore } from '../../../../openStore'
import { type FreshDatabase, freshDatabase } from '../../../../testing/freshDatabase'
import { sampleMail } from '../../../../testing/openTestGateway'
import { CutProxy } from '../../../../testing/postgres/CutProxy'

let folder: string
let fresh: FreshDatabase
let proxy: CutProxy
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-unknown-'))
  fresh = await freshDatabase()
  proxy = await CutProxy.open(fresh.url)
})
afterEach(async () => {
  await proxy.close()
  await fresh.remove()
  await rm(folder, { recursive: true, force: true })
})

async function openGateway() {
  const settings = readSettings({
    given: { dataFolder: folder, databaseUrl: proxy.url, directMx: false, passwordKeyBits: '1024' },
  })
  const store = await openStore(settings)
  const { services } = await createServices(settings, store, createLog('silent'))
  const { id } = await store.accounts.create({ address: 'alice@example.com', displayName: 'Alice' })
  const close = async () => {
    services.sessionWatch.close()
    await store.close()
  }
  return { store, services, alice: id, mailbox: store.mail.mailbox(id), close }
}

it('[R1, GW-03] keeps the bytes of a mail whose rows were committed although nobody could say so', async () => {
  const { mailbox, close } = await openGateway()
  await mailbox.folders()
  proxy.cutAt('commit', 'answer', { forGood: true })
  const append = () => mailbox.append('INBOX', sampleMail('kept'), { idempotencyKey: 'one' })
  await expect(append()).rejects.toMatchObject({ kind: 'server' })
  proxy.mend()
  const ref = await append()
  const raw = await mailbox.raw(ref)
  expect(await buffer(await raw.open())).toEqual(sampleMail('kept'))
  expect((await mailbox.list({ folder: 'INBOX', offset: 0, limit: 10 })).totalCount).toBe(1)
  await close()
})

it('[R1, GW-03] keeps the bytes of a mail that was sent although nobody could say so, and sends it once', async () => {
  const { services, store, alice, close } = await openGateway()
  const send = () =>
    services.sending.send(
      alice,
      draftContent({ to: [{ address: 'alice@example.com', name: '' }], subject: 'kept' }),
      'draft-1',
    )
  proxy.cutAt('commit', 'answer', { forGood: true })
  await expect(send()).rejects.toThrow(MailroomError)
  proxy.mend()
  await send()
  const { db } = store.database
  const envelopes = await db.selectFrom('envelopes').select('blob_key').execute()
  expect(envelopes).toHaveLength(1)
  expect(await store.blobs.size(envelopes[0]!.blob_key!)).toBeGreaterThan(100)
  await close()
})
