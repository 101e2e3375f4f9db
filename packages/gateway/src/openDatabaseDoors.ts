import { join } from 'node:path'
import { MailroomError } from '@mailroom/core'
import type { Settings } from './config/Settings'
import type { Database } from './doors/database/Database'
import { isPostgresUrl, openDatabase } from './doors/database/openDatabase'
import { holdDatabase } from './doors/database/postgres/holdDatabase'
import { createLocalEventBus } from './doors/events/createLocalEventBus'
import type { EventBus } from './doors/events/EventBus'
import { openPostgresEventBus } from './doors/events/postgres/openPostgresEventBus'

/** The two doors that come from one database. */
export interface DatabaseDoors {
  readonly database: Database
  readonly events: EventBus
  /** Tells others what is still to be told, then closes both. */
  close(): Promise<void>
}

/** How they are opened. */
export interface DatabaseDoorsOptions {
  /** Beside a running gateway: the database is not held for this process. */
  readonly isShared: boolean
  readonly onError: (error: unknown) => void
}

/**
 * Opens the database that the settings name, and the news that go with it.
 *
 * @throws Error with a sentence for the person at the terminal: not reachable, in use by another gateway
 * @source GW-02, GW-03
 */
export async function openDatabaseDoors(
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  options: DatabaseDoorsOptions,
): Promise<DatabaseDoors> {
  if (databaseUrl !== '') return openPostgresDoors(databaseUrl, options)
  const database = await openDatabase(join(dataFolder, 'mailroom.db'))
  return { database, events: createLocalEventBus(options.onError), close: () => database.close() }
}

async function openPostgresDoors(
  url: string,
  { isShared, onError }: DatabaseDoorsOptions,
): Promise<DatabaseDoors> {
  if (!isPostgresUrl(url))
    throw new Error(
      'databaseUrl must begin with postgresql://, or be empty for the database of the data folder.',
    )
  const database = await openDatabase(url)
  try {
    const prepare = isShared ? undefined : holdDatabase
    const events = await openPostgresEventBus({ url, database, prepare, onError })
    return {
      database: {
        ...database,
        async check() {
          await database.check()
          if (!events.isUp)
            throw new MailroomError(
              'offline',
              'The connection that hears of news and holds the database is lost.',
            )
        },
      },
      events,
      async close() {
        await events.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
