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

/** The newest mails of a folder whose texts are not here at all. */
export async function newestTextsDue(
  executor: Executor,
  folderId: number,
  limit: number,
): Promise<TextsDue[]> {
  const rows = await executor
    .selectFrom('imap_texts_due')
    .innerJoin('messages', 'messages.id', 'imap_texts_due.message_id')
    .select(['messages.id', 'messages.uid', 'messages.size_bytes', 'structure'])
    .where('imap_texts_due.folder_id', '=', folderId)
    .where('is_cut', '=', 0)
    .orderBy('imap_texts_due.received_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toDue)
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
