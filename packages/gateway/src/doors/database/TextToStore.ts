import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from './columns'
import type { Executor } from './Database'
import { storableText } from './storableText'

/**
 * A text on its way into a column: as such, or as its UTF-8, which another thread has made. Long ones are then never strings
 * in the thread that writes them, which costs it reading them, writing them and clearing them away.
 */
export type TextToStore = string | Uint8Array

/** As the database can hold it. What is in UTF-8 was made so before. */
export const toStore = <Text extends TextToStore>(text: Text): Text =>
  typeof text === 'string' ? (storableText(text) as Text) : text

/** As a value of a statement. SQLite would keep bytes as bytes, and PostgreSQL takes none for a text. */
export function textValue(executor: Executor, text: TextToStore): string | RawBuilder<string> {
  if (typeof text === 'string') return text
  return isPostgres(executor) ? asString(text) : sql<string>`cast(${text} as text)`
}

/** The text itself. */
export const asString = (text: TextToStore): string =>
  typeof text === 'string' ? text : Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString()
