import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Accounts, createAccounts } from './accounts/Accounts'
import { type Audit, createAudit } from './accounts/audit'
import { type Elsewhere, openElsewhere } from './accounts/credentials/openElsewhere'
import { mailWorlds } from './config/mailSystems'
import type { Settings } from './config/Settings'
import { openDataFolder } from './dataFolder/openDataFolder'
import type { BlobStore } from './doors/blob-store/BlobStore'
import { openFolderBlobStore } from './doors/blob-store/folder/openFolderBlobStore'
import type { Database } from './doors/database/Database'
import type { EventBus } from './doors/events/EventBus'
import { openDatabaseDoors } from './openDatabaseDoors'
import { openMailStore, type OpenMailStore } from './openMailStore'

/** What lies in the data folder, opened. */
export interface Store extends Omit<OpenMailStore, 'close'> {
  readonly database: Database
  readonly blobs: BlobStore
  readonly events: EventBus
  readonly accounts: Accounts
  readonly audit: Audit
  /** Accounts on other mail servers; undefined when there are none. */
  readonly elsewhere?: Elsewhere
  close(): Promise<void>
}

/** How it is opened. */
export interface OpenStoreOptions {
  /** Beside a running gateway: the folder is not held. Only for work on the database alone, and for reading. */
  readonly isShared?: boolean
  /** Told of failures that are no longer anybody's. */
  readonly onError?: (error: unknown) => void
  /** ms since 1970. @default the clock of the machine */
  readonly now?: () => number
}

/**
 * Opens what the gateway works on: bytes and keys in the data folder, the database there or in PostgreSQL.
 *
 * @throws Error with a sentence for the person at the terminal when another process holds the folder or the database
 * @source GW-02, GW-03
 */
export async function openStore(settings: Settings, options: OpenStoreOptions = {}): Promise<Store> {
  const { isShared = false, onError = () => {}, now = Date.now } = options
  const worlds = mailWorlds(settings)
  const path = settings.dataFolder
  await mkdir(path, { recursive: true, mode: 0o700 })
  const folder = isShared ? undefined : await openDataFolder(path)
  const closers: (() => Promise<void>)[] = [async () => folder?.close()]
  const close = async () => {
    for (const step of closers.toReversed()) await step()
  }
  try {
    const doors = await openDatabaseDoors(settings, { isShared, onError })
    closers.push(() => doors.close())
    const { database, events } = doors
    const blobs = await openFolderBlobStore(join(path, 'blobs'))
    const elsewhere =
      worlds.systems.length === 0 ? undefined : await openElsewhere(settings, worlds, database, now)
    const mailStore = openMailStore({ database, blobs, events, onError, now }, elsewhere)
    closers.push(() => mailStore.close())
    return {
      ...mailStore,
      database,
      blobs,
      events,
      accounts: createAccounts(database, settings.domains, now, worlds.embeddedDomains),
      audit: createAudit(database, now),
      elsewhere,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
