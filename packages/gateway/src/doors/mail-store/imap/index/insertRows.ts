import type { MessageState } from '@mailroom/core'
import type { MessageHeaders } from '../../../../mime/parse/headers/readHeaders'
import type { Insertable } from 'kysely'
import type { Executor } from '../../../database/Database'
import type { ImapTables } from '../../../database/tables/ImapTables'
import { bit, headerColumns, stateColumns } from '../../sql/append/headerColumns'
import { searchWords } from '../../sql/append/textColumns'
import { type MailToThread, threadingHeaders } from '../../sql/conversations/MailToThread'
import { threadMails } from '../../sql/conversations/threadMails'
import { addToIndex } from '../../sql/search/SearchIndex'
import { addTags } from '../../sql/tags/tagMails'
import type { ImapRow } from '../connection/ImapAccount'
import { type MailFlags, readFlags } from '../flags/keywords'
import { readMarks } from '../flags/localMarks'
import { readRemarks } from '../flags/localRemarks'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { publicUid } from '../publicUid'
import { hasFiles } from '../texts/hasFiles'
import { createBreath } from '../session/breath'
import { rowHeaders } from './rowHeaders'
import { tagsByPublicId } from './tagsByPublicId'

/** What the caller knows of a mail that the server does not keep. */
export interface KnownMail {
  readonly appendKey?: string
  /** ms since 1970; the server keeps whole seconds. */
  readonly receivedAt?: number
}

/** A mail that got its row. */
export interface InsertedMail {
  readonly id: number
  /** The server's. */
  readonly uid: number
  readonly isRead: boolean
}

/**
 * Gives mails their rows, in the caller's transaction and under the folder's lock: everything that lists show but the
 * abstract. Mails that have one are passed over. The folder's counts are left to the caller.
 */
export async function insertRows(
  context: ImapContext,
  trx: Executor,
  folder: ImapFolderRow,
  rows: readonly ImapRow[],
  known: ReadonlyMap<number, KnownMail> = new Map(),
): Promise<InsertedMail[]> {
  const breathe = createBreath()
  const mails: { readonly row: ImapRow; readonly headers: MessageHeaders }[] = []
  for (const row of rows) {
    mails.push({ row, headers: rowHeaders(row) })
    await breathe()
  }
  const tags = await tagsByPublicId(trx, context.accountId)
  const marks = await readMarks(
    trx,
    context.accountId,
    mails.map(({ headers }) => headers.messageId),
  )
  const remarks = await readRemarks(
    trx,
    context.accountId,
    mails.map(({ headers }) => headers.messageId),
  )
  const inserted: InsertedMail[] = []
  const threaded: MailToThread[] = []
  const due: Insertable<ImapTables['imap_texts_due']>[] = []
  for (const { row, headers } of mails) {
    await breathe()
    const flags = readFlags([...row.flags, ...(marks.get(headers.messageId) ?? [])])
    const remark = remarks.get(headers.messageId) ?? ''
    const id = await insertRow(trx, folder, row, headers, flags, { ...known.get(row.uid), remark })
    if (id === undefined) continue
    await addToIndex(trx, context.accountId, { ...wordsOf(headers), id })
    await addTags(
      trx,
      [id],
      flags.tags.flatMap((tag) => tags.get(tag)?.id ?? []),
    )
    inserted.push({ id, uid: row.uid, isRead: flags.isRead })
    const { subject_key: subjectKey } = headerColumns(headers)
    const receivedAt = known.get(row.uid)?.receivedAt ?? row.internalDate
    threaded.push({ ...threadingHeaders(headers), id, subjectKey, receivedAt })
    due.push({
      message_id: id,
      folder_id: folder.id,
      received_at: receivedAt,
      structure: JSON.stringify(row.structure ?? null),
      is_cut: 0,
    })
  }
  await threadMails(trx, context.accountId, threaded)
  if (due.length > 0) await trx.insertInto('imap_texts_due').values(due).execute()
  return inserted
}

async function insertRow(
  trx: Executor,
  folder: ImapFolderRow,
  row: ImapRow,
  headers: MessageHeaders,
  flags: MailFlags,
  known: KnownMail & { readonly remark: string },
): Promise<number | undefined> {
  const inserted = await trx
    .insertInto('messages')
    .values({
      // Newer mails get the next free id, which is above all of these.
      ...(row.uid < folder.id_limit && { id: folder.id_base + row.uid }),
      account_id: folder.account_id,
      folder_id: folder.id,
      uid: publicUid(folder.uid_validity, row.uid),
      ...headerColumns(headers),
      ...stateColumns(stateOf(flags), headers, isOwn(folder, flags)),
      received_at: known.receivedAt ?? row.internalDate,
      size_bytes: row.sizeBytes,
      abstract: '',
      append_key: known.appendKey ?? null,
      remark: known.remark,
      has_attachments: bit(row.structure !== undefined && hasFiles(row.structure)),
      blob_key: null,
    })
    .onConflict((conflict) => conflict.columns(['folder_id', 'uid']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted === undefined) return undefined
  return inserted.id
}

/** Urgent is what the header says as well, so only a keyword that is there counts. */
const stateOf = ({ isUrgent, tags: _tags, isOwn: _isOwn, ...flags }: MailFlags): Partial<MessageState> => ({
  ...flags,
  ...(isUrgent && { isUrgent }),
})

/** What lies among the sent mails and the drafts was written by the owner, whichever program put it there. */
const isOwn = (folder: ImapFolderRow, flags: MailFlags) =>
  flags.isOwn || folder.role === 'sent' || folder.role === 'drafts'

/** The words of the header alone; the others follow with the texts. */
const wordsOf = (headers: MessageHeaders) =>
  searchWords({
    headers,
    plainText: '',
    isHtml: false,
    isTruncated: false,
    attachments: [],
    sizeBytes: 0,
    isSalvaged: false,
  })
