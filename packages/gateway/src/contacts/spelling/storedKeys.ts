import type { Executor } from '../../doors/database/Database'
import { nameKeys } from './nameKeys'

/** Rows of one statement: engines bound its parameters. */
const maxRows = 200

/** Keeps what names are found by. What is kept of a name already stays. */
export async function keepNameKeys(db: Executor, names: readonly string[]): Promise<void> {
  const rows = [...new Set(names)].flatMap((name) =>
    nameKeys(name).map(({ key, isStart }) => ({
      name,
      key,
      is_start: isStart ? (1 as const) : (0 as const),
    })),
  )
  for (let start = 0; start < rows.length; start += maxRows) {
    await db
      .insertInto('name_keys')
      .values(rows.slice(start, start + maxRows))
      .onConflict((conflict) => conflict.columns(['name', 'key']).doNothing())
      .execute()
  }
}
