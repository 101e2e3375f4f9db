import type { Executor } from '../../../database/Database'
import type { BodyPart } from '../connection/BodyPart'

/** A mail whose texts have to be fetched. */
export interface TextsDue {
  readonly id: number
  /** Public. */
  readonly uid: number
  readonly sizeBytes: number
  /** Undefined where the server could not say it. */
  readonly structure: BodyPart | undefined
}

/** When the oldest of so many newest mails of a folder came, ms since 1970; 0 when it has no more. */
export async function newestSince(executor: Executor, folderId: number, count: number): Promise<number> {
  const row = await executor
    .selectFrom('messages')
    .select('received_at')
    .where('folder_id', '=', folderId)
    .orderBy('received_at', 'desc')
    .limit(1)
    .offset(count)
    .executeTakeFirst()
  return row?.received_at ?? 0
}

/** The newest mails of a folder whose texts are not here at all. @returns with when each came, ms since 1970 */
export async function newestTextsDue(
  executor: Executor,
  folderId: number,
  limit: number,
): Promise<(TextsDue & { readonly receivedAt: number })[]> {
  const rows = await executor
    .selectFrom('imap_texts_due')
    .innerJoin('messages', 'messages.id', 'imap_texts_due.message_id')
    .select(['messages.id', 'messages.uid', 'messages.size_bytes', 'structure'])
    .select('imap_texts_due.received_at')
    .where('imap_texts_due.folder_id', '=', folderId)
    .where('is_cut', '=', 0)
    .orderBy('imap_texts_due.received_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...toDue(row), receivedAt: row.received_at }))
}

/** These mails of a folder, as far as their texts are not here at all. @param uids public */
export async function unreadTexts(
  executor: Executor,
  folderId: number,
  uids: readonly number[],
): Promise<TextsDue[]> {
  const rows = await executor
    .selectFrom('imap_texts_due')
    .innerJoin('messages', 'messages.id', 'imap_texts_due.message_id')
    .select(['messages.id', 'messages.uid', 'messages.size_bytes', 'structure'])
    .where('messages.folder_id', '=', folderId)
    .where('messages.uid', 'in', uids)
    .where('is_cut', '=', 0)
    .execute()
  return rows.map(toDue)
}

/** These mails, as far as their texts are not here or not whole. */
export async function textsDueOf(executor: Executor, ids: readonly number[]): Promise<TextsDue[]> {
  if (ids.length === 0) return []
  const rows = await executor
    .selectFrom('imap_texts_due')
    .innerJoin('messages', 'messages.id', 'imap_texts_due.message_id')
    .select(['messages.id', 'messages.uid', 'messages.size_bytes', 'structure'])
    .where('imap_texts_due.message_id', 'in', ids)
    .execute()
  return rows.map(toDue)
}

interface DueRow {
  readonly id: number
  readonly uid: number
  readonly size_bytes: number
  readonly structure: string
}

const toDue = ({ id, uid, size_bytes, structure }: DueRow): TextsDue => ({
  id,
  uid,
  sizeBytes: size_bytes,
  structure: (JSON.parse(structure) as BodyPart | null) ?? undefined,
})
