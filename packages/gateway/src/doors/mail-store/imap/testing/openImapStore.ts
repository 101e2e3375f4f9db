import type { LiveEvent } from '@mailroom/core'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AccountId } from '../../../../accounts/AccountId'
import { openFolderBlobStore } from '../../../blob-store/folder/openFolderBlobStore'
import type { Database } from '../../../database/Database'
import { openTestDatabase } from '../../../../testing/openTestDatabase'
import { createLocalEventBus } from '../../../events/createLocalEventBus'
import { referencedBlobs } from '../../sql/referencedBlobs'
import { createImapPool } from '../connection/createImapPool'
import type { ImapLimits, ImapServer } from '../connection/ImapSettings'
import { createImapMailStore } from '../createImapMailStore'
import type { MailReader } from '../reader/MailReader'
import type { ImapStoreLimits } from '../session/ImapLimits'

/** Who has an account: the name is what the person signs in with. */
export interface TestOwner {
  readonly user: string
  readonly password: string
}

/** What a test may want otherwise. */
export interface ImapStoreOptions {
  readonly limits?: Partial<ImapStoreLimits>
  readonly connectionLimits?: Partial<ImapLimits>
  /** An index of an earlier store; it is not closed with this one. */
  readonly database?: Database
  /** @default in this thread */
  readonly reader?: MailReader
}

/** An IMAP mail store over a server, with a fresh index and an account for each owner. */
export async function openImapStore(
  server: ImapServer,
  owners: readonly TestOwner[],
  options: ImapStoreOptions = {},
) {
  const database = options.database ?? (await openTestDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-imap-'))
  const blobs = await openFolderBlobStore(folder)
  const bus = createLocalEventBus()
  const events: { accountId: AccountId; event: LiveEvent }[] = []
  bus.subscribe('*', (accountId, event) => events.push({ accountId, event }))
  const errors: unknown[] = []
  const ids = new Map<AccountId, TestOwner>()
  for (const owner of owners) ids.set(await accountOf(database, owner.user), owner)
  const pool = createImapPool()
  const store = createImapMailStore({
    database,
    blobs,
    events: bus,
    onError: (error) => errors.push(error),
    accountOf: (accountId) =>
      pool.account(accountId, {
        server,
        credentials: async () => ids.get(accountId)!,
        limits: options.connectionLimits ?? {},
      }),
    limits: options.limits ?? {},
    reader: options.reader,
  })
  const held = new Set<string>()
  const accounts = [...ids.keys()]
  return {
    store,
    database,
    pool,
    bus,
    events,
    errors,
    accounts,
    alice: accounts[0]!,
    bob: accounts[1] ?? accounts[0]!,
    async putBlob(content: Buffer) {
      const key = await blobs.put(content)
      held.add(key)
      return key
    },
    /** The blob store is lost, as with the disk that it lay on. */
    async loseBlobs() {
      for (const key of await blobsIn(folder)) await rm(join(folder, key))
    },
    async countStrayBlobs() {
      const keys = (await blobsIn(folder)).filter((key) => !held.has(key))
      return keys.length - (await referencedBlobs(database, keys)).size
    },
    async close() {
      await store.close()
      await pool.close()
      if (options.database === undefined) await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function blobsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => /^[0-9a-f]{2}\/[0-9a-f]+$/.test(name))
}

async function accountOf(database: Database, name: string): Promise<AccountId> {
  const row = { address: name, login_name: name, display_name: name, created_at: 0 }
  const { id } = await database.db
    .insertInto('accounts')
    .values(row)
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ display_name: name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
