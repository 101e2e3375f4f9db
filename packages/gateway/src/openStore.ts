import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Accounts, createAccounts } from './accounts/Accounts'
import { type Audit, createAudit } from './accounts/audit'
import type { Settings } from './config/Settings'
import { openDataFolder } from './dataFolder/openDataFolder'
import type { BlobStore } from './doors/blob-store/BlobStore'
import { openFolderBlobStore } from './doors/blob-store/folder/openFolderBlobStore'
import type { Database } from './doors/database/Database'
import { openDatabase } from './doors/database/openDatabase'
import { createLocalEventBus } from './doors/events/createLocalEventBus'
import type { EventBus } from './doors/events/EventBus'
import type { MailStore } from './doors/mail-store/MailStore'
import { createSqlMailStore } from './doors/mail-store/sql/createSqlMailStore'

/** What lies in the data folder, opened. */
export interface Store {
  readonly database: Database
  readonly blobs: BlobStore
  readonly events: EventBus
  readonly mail: MailStore
  readonly accounts: Accounts
  readonly audit: Audit
  close(): Promise<void>
}

/** How it is opened. */
export interface OpenStoreOptions {
  /** Beside a running gateway: the folder is not held. Only for work on the database alone, and for reading. */
  readonly isShared?: boolean
  /** Told of failures that are no longer anybody's. */
  readonly onError?: (error: unknown) => void
}

/**
 * Opens the embedded default: database, bytes and accounts in one folder.
 *
 * @throws Error with a sentence for the person at the terminal when another process holds the folder
 * @source GW-02
 */
export async function openStore(settings: Settings, options: OpenStoreOptions = {}): Promise<Store> {
  const { isShared = false, onError = () => {} } = options
  const path = settings.dataFolder
  await mkdir(path, { recursive: true, mode: 0o700 })
  const folder = isShared ? undefined : await openDataFolder(path)
  try {
    const database = await openDatabase(join(path, 'mailroom.db'))
    const blobs = await openFolderBlobStore(join(path, 'blobs'))
    const events = createLocalEventBus(onError)
    return {
      database,
      blobs,
      events,
      mail: createSqlMailStore({ database, blobs, events, onError }),
      accounts: createAccounts(database, settings.domains),
      audit: createAudit(database),
      async close() {
        await database.close()
        await folder?.close()
      },
    }
  } catch (error) {
    await folder?.close()
    throw error
  }
}
