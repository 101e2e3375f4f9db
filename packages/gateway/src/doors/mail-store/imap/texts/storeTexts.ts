import type { BlobKey } from '../../../blob-store/BlobStore'
import { isUndone } from '../../../database/CommitUnknown'
import { discardBlobs } from '../../sql/append/discardBlobs'
import { bit, headerColumns } from '../../sql/append/headerColumns'
import { abstractColumn, placeTexts, searchWords } from '../../sql/append/textColumns'
import { addToIndex, removeFromIndex } from '../../sql/search/SearchIndex'
import type { SearchableMail } from '../../sql/search/WordIndex'
import type { Executor } from '../../../database/Database'
import { changeMailbox } from '../../sql/changeMailbox'
import type { ImapContext } from '../ImapContext'
import { createBreath } from '../session/breath'
import type { ReadMail } from './readParts'

/** A mail whose texts are ready for the index. */
interface PreparedTexts {
  readonly id: number
  readonly mail: ReadMail
  readonly texts: Awaited<ReturnType<typeof placeTexts>>
  readonly words: Omit<SearchableMail, 'id'>
}

/** Keeps the texts of mails, what they are found by, and what only reading them tells of their rows. One transaction. */
export async function storeTexts(context: ImapContext, mails: ReadonlyMap<number, ReadMail>): Promise<void> {
  const prepared: PreparedTexts[] = []
  const breathe = createBreath()
  const written = () => prepared.flatMap(({ texts }) => keysOf(texts))
  try {
    for (const [id, mail] of mails) {
      const { parsed } = mail
      prepared.push({ id, mail, texts: await placeTexts(context.blobs, parsed), words: searchWords(parsed) })
      await breathe()
    }
    const unused = await changeMailbox(context, (trx) => write(context, trx, prepared))
    await discardBlobs(context, unused)
  } catch (error) {
    if (isUndone(error)) await discardBlobs(context, written())
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
    await addToIndex(trx, context.accountId, { ...one.words, id: one.id })
    await breathe()
  }
  await settleDue(trx, written)
  return [...before.flatMap(keysOf), ...late.flatMap(({ texts }) => keysOf(texts))]
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
async function updateRow(trx: Executor, row: DueRow, { id, mail: { parsed } }: PreparedTexts) {
  const header = headerColumns(parsed.headers)
  const isSame = Object.entries(header).every(([name, value]) => row[name as keyof typeof header] === value)
  await trx
    .updateTable('messages')
    .set({
      ...(!isSame && header),
      abstract: abstractColumn(parsed),
      has_attachments: bit(parsed.attachments.some((file) => !file.isInline)),
    })
    .where('id', '=', id)
    .execute()
}

async function writeTexts(trx: Executor, { id, mail, texts }: PreparedTexts) {
  const row = { details: JSON.stringify(mail.details), ...texts }
  await trx
    .insertInto('message_texts')
    .values({ message_id: id, ...row })
    .onConflict((conflict) => conflict.column('message_id').doUpdateSet(row))
    .execute()
}

async function settleDue(trx: Executor, written: readonly PreparedTexts[]) {
  const idsOf = (isWhole: boolean) =>
    written.filter(({ mail }) => mail.isWhole === isWhole).map(({ id }) => id)
  await trx.deleteFrom('imap_texts_due').where('message_id', 'in', idsOf(true)).execute()
  await trx.updateTable('imap_texts_due').set({ is_cut: 1 }).where('message_id', 'in', idsOf(false)).execute()
}

const keysOf = ({
  text_key,
  html_key,
}: {
  readonly text_key: string | null
  readonly html_key: string | null
}) => [text_key, html_key].filter((key) => key !== null)
