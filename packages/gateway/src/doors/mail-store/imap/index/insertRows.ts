import type { Insertable } from 'kysely'
import type { MessageHeaders } from '../../../../mime/parse/headers/readHeaders'
import type { Executor } from '../../../database/Database'
import { insertEach, insertForIds } from '../../../database/insertEach'
import type { ImapTables } from '../../../database/tables/ImapTables'
import type { MailTables } from '../../../database/tables/MailTables'
import { bit, headerColumns, stateColumns } from '../../sql/append/headerColumns'
import { searchWords } from '../../sql/append/textColumns'
import {
  type MailToThread,
  type ThreadingHeaders,
  threadingHeaders,
} from '../../sql/conversations/MailToThread'
import { threadMails } from '../../sql/conversations/threadMails'
import { addToIndex } from '../../sql/search/SearchIndex'
import type { SearchableMail } from '../../sql/search/WordIndex'
import { addTags } from '../../sql/tags/tagMails'
import type { ImapRow } from '../connection/ImapAccount'
import { type MailFlags, readFlags } from '../flags/keywords'
import { readMarks } from '../flags/localMarks'
import { type LocalNote, noNote, readRemarks } from '../flags/localRemarks'
import { stateOf } from '../flags/stateOf'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { publicUid } from '../publicUid'
import { createBreath } from '../session/breath'
import { hasFiles } from '../texts/hasFiles'
import { type PlacedEntry, textColumns } from '../texts/PlacedEntry'
import { rowHeaders } from './rowHeaders'
import { tagsByPublicId } from './tagsByPublicId'

/** Rows of one statement: it is read anew each time, and nobody comes in between while it is carried out. */
const rowsPerStatement = 20

/** What the caller knows of a mail besides what its row says. */
export interface KnownMail {
  readonly appendKey?: string
  /** ms since 1970; the server keeps whole seconds. */
  readonly receivedAt?: number
  /** It was read already: its texts are kept with the row. */
  readonly placed?: PlacedEntry
}

/** A mail that got its row. */
export interface InsertedMail {
  readonly id: number
  /** The server's. */
  readonly uid: number
  readonly isRead: boolean
}

/** A mail that is to have its row. */
interface NewRow {
  readonly row: ImapRow
  readonly known: KnownMail
  readonly flags: MailFlags
  readonly note: LocalNote
  readonly header: ReturnType<typeof headerColumns>
  readonly priority: MessageHeaders['priority']
  readonly threading: ThreadingHeaders
  /** Of the header alone while its texts are not here; the others follow with them. */
  readonly words: Omit<SearchableMail, 'id'>
}

/**
 * Gives mails their rows, in the caller's transaction and under the folder's lock: everything that lists show, but for the
 * abstract of those that were not read yet. Mails that have a row are passed over. The folder's counts are left to the
 * caller.
 *
 * @param known by the server's uid
 */
export async function insertRows(
  context: ImapContext,
  trx: Executor,
  folder: ImapFolderRow,
  rows: readonly ImapRow[],
  known: ReadonlyMap<number, KnownMail> = new Map(),
): Promise<InsertedMail[]> {
  const breathe = createBreath()
  const mails = await withHeaders(context, trx, rows, known, breathe)
  const tags = await tagsByPublicId(trx, context.accountId)
  const inserted: InsertedMail[] = []
  const threaded: MailToThread[] = []
  const searchable: SearchableMail[] = []
  for (let at = 0; at < mails.length; at += rowsPerStatement) {
    const some = mails.slice(at, at + rowsPerStatement)
    const ids = await insertMessages(trx, folder, some)
    const written = some.flatMap((mail) => {
      const id = ids.get(publicUid(folder.uid_validity, mail.row.uid))
      return id === undefined ? [] : [{ ...mail, id }]
    })
    await insertTexts(trx, folder, written)
    searchable.push(...written.map(({ id, words }) => ({ ...words, id })))
    await breathe()
    for (const { id, flags } of written)
      await addTags(
        trx,
        [id],
        flags.tags.flatMap((tag) => tags.get(tag)?.id ?? []),
      )
    threaded.push(
      ...written.map(({ id, row, known: { receivedAt = row.internalDate }, header, threading }) => {
        return { ...threading, id, subjectKey: header.subject_key, receivedAt }
      }),
    )
    inserted.push(...written.map(({ id, row, flags }) => ({ id, uid: row.uid, isRead: flags.isRead })))
  }
  await threadMails(trx, context.accountId, threaded)
  await addToIndex(trx, context.accountId, searchable, breathe)
  return inserted
}

/** By ascending uid, which is the order of their ids. */
async function withHeaders(
  { accountId }: ImapContext,
  trx: Executor,
  rows: readonly ImapRow[],
  known: ReadonlyMap<number, KnownMail>,
  breathe: () => Promise<void>,
): Promise<NewRow[]> {
  const read = []
  for (const row of rows.toSorted((a, b) => a.uid - b.uid)) {
    const mail = known.get(row.uid) ?? {}
    read.push({ row, known: mail, ...(mail.placed?.entry ?? fromHeader(row)) })
    await breathe()
  }
  const messageIds = read.map(({ header }) => header.message_id)
  const marks = await readMarks(trx, accountId, messageIds)
  const remarks = await readRemarks(trx, accountId, messageIds)
  return read.map((mail) => ({
    ...mail,
    flags: readFlags([...mail.row.flags, ...(marks.get(mail.header.message_id) ?? [])]),
    note: remarks.get(mail.header.message_id) ?? noNote,
  }))
}

function fromHeader(row: ImapRow): Pick<NewRow, 'header' | 'priority' | 'threading' | 'words'> {
  const headers = rowHeaders(row)
  const { priority } = headers
  const threading = threadingHeaders(headers)
  return { header: headerColumns(headers), priority, threading, words: searchWords({ headers, ...noTexts }) }
}

const noTexts = {
  plainText: '',
  isHtml: false,
  isTruncated: false,
  attachments: [],
  sizeBytes: 0,
  isSalvaged: false,
}

/** @returns ids by public uid */
async function insertMessages(
  trx: Executor,
  folder: ImapFolderRow,
  mails: readonly NewRow[],
): Promise<ReadonlyMap<number, number>> {
  return insertNew(
    trx,
    mails.map((mail) => messageColumns(folder, mail)),
  )
}

type MessageColumns = Insertable<MailTables['messages']>

const insertUnknown = (trx: Executor, rows: readonly MessageColumns[]) =>
  trx
    .insertInto('messages')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['folder_id', 'uid']).doNothing())

const insertNew = insertForIds(
  ({ uid }: MessageColumns) => uid,
  insertUnknown,
  (trx, rows) => insertUnknown(trx, rows).returning(['id', 'uid as key']).execute(),
)

function messageColumns(
  folder: ImapFolderRow,
  { row, known, flags, note, header, priority }: NewRow,
): MessageColumns {
  const entry = known.placed?.entry
  const seemsToHaveFiles = row.structure !== undefined && hasFiles(row.structure)
  return {
    // Newer mails get the next free id, which is above all of these.
    ...(row.uid < folder.id_limit && { id: folder.id_base + row.uid }),
    account_id: folder.account_id,
    folder_id: folder.id,
    uid: publicUid(folder.uid_validity, row.uid),
    ...header,
    ...stateColumns(stateOf(flags), { priority }, isOwn(folder, flags)),
    received_at: known.receivedAt ?? row.internalDate,
    size_bytes: row.sizeBytes,
    abstract: entry?.abstract ?? '',
    append_key: known.appendKey ?? null,
    ...note,
    has_attachments: bit(entry?.hasAttachments ?? seemsToHaveFiles),
    blob_key: null,
  }
}

/** The texts of those that were read, and what is still to be read of them. */
async function insertTexts(
  trx: Executor,
  folder: ImapFolderRow,
  mails: readonly (NewRow & { readonly id: number })[],
): Promise<void> {
  const texts: Insertable<MailTables['message_texts']>[] = []
  const due: Insertable<ImapTables['imap_texts_due']>[] = []
  for (const { id, row, known } of mails) {
    const { placed } = known
    if (placed !== undefined) texts.push({ message_id: id, ...textColumns(placed) })
    if (placed?.entry.isWhole === true) continue
    due.push({
      message_id: id,
      folder_id: folder.id,
      received_at: known.receivedAt ?? row.internalDate,
      structure: JSON.stringify(row.structure ?? null),
      is_cut: bit(placed !== undefined),
    })
  }
  if (texts.length > 0) await insertTextRows(trx, texts)
  if (due.length > 0) await insertDue(trx, due)
}

const insertTextRows = insertEach((trx, rows: readonly Insertable<MailTables['message_texts']>[]) =>
  trx.insertInto('message_texts').values(rows),
)

const insertDue = insertEach((trx, rows: readonly Insertable<ImapTables['imap_texts_due']>[]) =>
  trx.insertInto('imap_texts_due').values(rows),
)

/** What lies among the sent mails and the drafts was written by the owner, whichever program put it there. */
const isOwn = (folder: ImapFolderRow, flags: MailFlags) =>
  flags.isOwn || folder.role === 'sent' || folder.role === 'drafts'
