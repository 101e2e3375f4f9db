import type { BlobKey } from '../../../blob-store/BlobStore'
import { isUndone } from '../../../database/CommitUnknown'
import type { Executor } from '../../../database/Database'
import { discardBlobs } from '../../sql/append/discardBlobs'
import { bit } from '../../sql/append/headerColumns'
import { changeMailbox } from '../../sql/changeMailbox'
import { addToIndex, removeFromIndex } from '../../sql/search/SearchIndex'
import type { ImapContext } from '../ImapContext'
import { createBreath } from '../session/breath'
import type { IndexEntry } from './IndexEntry'
import { type PlacedEntry, placeEntries, textColumns, textKeys } from './PlacedEntry'

/** A mail whose texts are ready for the index. */
interface PreparedTexts extends PlacedEntry {
  readonly id: number
}

/**
 * Keeps the texts of mails, what they are found by, and what only reading them tells of their rows. One transaction; where the
 * power goes, they are fetched again.
 */
export async function storeTexts(
  context: ImapContext,
  mails: ReadonlyMap<number, IndexEntry>,
): Promise<void> {
  const written: BlobKey[] = []
  try {
    const placed = await placeEntries(context.blobs, mails, written)
    const prepared = Array.from(placed, ([id, one]) => ({ ...one, id })).sort((a, b) => a.id - b.id)
    const unused = await changeMailbox(context, (trx) => write(context, trx, prepared), true)
    await discardBlobs(context, unused)
  } catch (error) {
    if (isUndone(error)) await discardBlobs(context, written)
    throw error
  }
}

/** @returns blobs to which nothing points once this is committed */
async function write(
  context: ImapContext,
  trx: Executor,
  prepared: readonly PreparedTexts[],
): Promise<BlobKey[]> {
  const ids = prepared.map((one) => one.id)
  if (ids.length === 0) return []
  const rows = await dueRows(trx, ids)
  const written = prepared.filter((one) => rows.has(one.id))
  const late = prepared.filter((one) => !rows.has(one.id))
  const before = await trx
    .selectFrom('message_texts')
    .select(['text_key', 'html_key'])
    .where('message_id', 'in', [...rows.keys()])
    .execute()
  await removeFromIndex(trx, [...rows.keys()])
  const breathe = createBreath()
  for (const one of written) {
    await updateRow(trx, rows.get(one.id)!, one)
    await writeTexts(trx, one)
    await breathe()
  }
  await addToIndex(
    trx,
    context.accountId,
    written.map(({ id, entry }) => ({ ...entry.words, id })),
    breathe,
  )
  await settleDue(trx, written)
  return [...before.flatMap(textKeys), ...late.flatMap(({ texts }) => textKeys(texts))]
}

/** Some mails may have been deleted meanwhile, or read by somebody else. */
async function dueRows(trx: Executor, ids: readonly number[]) {
  const rows = await trx
    .selectFrom('imap_texts_due')
    .innerJoin('messages', 'messages.id', 'imap_texts_due.message_id')
    .select(['id', 'sent_at', 'subject', 'subject_key', 'from_name', 'from_address', 'from_key'])
    .select(['to_json', 'messages.message_id'])
    .where('imap_texts_due.message_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

type DueRow = Awaited<ReturnType<typeof dueRows>> extends Map<number, infer Row> ? Row : never

/** The row's header lines were a part of the header, so the whole of it seldom says anything else. */
async function updateRow(trx: Executor, row: DueRow, { id, entry }: PreparedTexts) {
  const { header } = entry
  const isSame = Object.entries(header).every(([name, value]) => row[name as keyof typeof header] === value)
  await trx
    .updateTable('messages')
    .set({
      ...(!isSame && header),
      abstract: entry.abstract,
      has_attachments: bit(entry.hasAttachments),
    })
    .where('id', '=', id)
    .execute()
}

async function writeTexts(trx: Executor, one: PreparedTexts) {
  const row = textColumns(one)
  await trx
    .insertInto('message_texts')
    .values({ message_id: one.id, ...row })
    .onConflict((conflict) => conflict.column('message_id').doUpdateSet(row))
    .execute()
}

async function settleDue(trx: Executor, written: readonly PreparedTexts[]) {
  const idsOf = (isWhole: boolean) =>
    written.filter(({ entry }) => entry.isWhole === isWhole).map(({ id }) => id)
  await trx.deleteFrom('imap_texts_due').where('message_id', 'in', idsOf(true)).execute()
  await trx.updateTable('imap_texts_due').set({ is_cut: 1 }).where('message_id', 'in', idsOf(false)).execute()
}
