import { sql } from 'kysely'
import { isPostgres } from '../../../database/columns'
import { compileOnce } from '../../../database/compileOnce'
import type { Executor } from '../../../database/Database'
import { listed, type Listed } from '../../../database/listed'
import { repeated } from '../../../database/sqlite/repeated'

/** Writes the conversations of mails into their rows, in the caller's transaction. @param placed conversations by mail */
export async function writePlaces(trx: Executor, placed: ReadonlyMap<number, number>): Promise<void> {
  if (placed.size === 0) return
  if (isPostgres(trx)) {
    const ids = listed(trx, [...placed.keys()])
    const conversations = listed(trx, [...placed.values()])
    await placeAll(trx, { ids, conversations })
  } else {
    const rows = Array.from(placed, ([id, conversation]) => [conversation, id])
    await trx.executeQuery(repeated('update messages set conversation_id = ? where id = ?', rows))
  }
}

const placeAll = compileOnce(
  (_, { ids, conversations }: { readonly ids: Listed; readonly conversations: Listed }) =>
    sql`update messages set conversation_id = places.conversation
      from unnest(cast(${ids} as bigint[]), cast(${conversations} as bigint[])) as places (id, conversation)
      where messages.id = places.id`,
)
