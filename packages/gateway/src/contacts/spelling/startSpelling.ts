import type { Logger } from 'pino'
import type { Database } from '../../doors/database/Database'
import { keepNameKeys } from './storedKeys'

/** Names that are read at a time. */
const batchSize = 200

/**
 * Sees to it that everybody is found by how their name is spelled: also those who were there before names were
 * spelled. What names that nobody bears any more were found by goes. It works beside everything else; call the answer
 * to stop it.
 */
export function startSpelling(database: Database, log: Logger): () => Promise<void> {
  const stop = new AbortController()
  const work = spellAll(database, () => stop.signal.aborted).catch((error: unknown) =>
    log.error({ err: error }, 'names could not be spelled'),
  )
  return async () => {
    stop.abort()
    await work
  }
}

/** Spells all names that are not spelled yet. @param isStopped ends it before its time */
export async function spellAll({ db }: Database, isStopped: () => boolean = () => false): Promise<void> {
  const names = db
    .selectFrom('accounts')
    .select('display_name as name')
    .union(db.selectFrom('departments').select('name'))
    .union(db.selectFrom('contacts').select('name'))
    .union(db.selectFrom('recent_recipients').select('name'))
  await db.deleteFrom('name_keys').where('name', 'not in', names).execute()
  const unspelled = db
    .selectFrom(names.as('names'))
    .select('names.name')
    .where('names.name', 'not in', db.selectFrom('name_keys').select('name_keys.name'))
    .orderBy('names.name')
    .limit(batchSize)
  // Names without Chinese characters have no keys, and are passed by their order.
  let after: string | undefined
  do {
    const from: string | undefined = after
    const rows = await unspelled
      .$if(from !== undefined, (query) => query.where('names.name', '>', from ?? ''))
      .execute()
    await keepNameKeys(
      db,
      rows.map(({ name }) => name),
    )
    after = rows.at(-1)?.name
    if (rows.length < batchSize) return
  } while (!isStopped())
}
