import type { MessageRef } from '@mailroom/core'
import type { BlobKey } from '../../../blob-store/BlobStore'
import { compileOnce } from '../../../database/compileOnce'
import { noSuchFolder } from '../../sql/folders/findFolder'
import { noSuchMessage } from '../../sql/read/findMessage'
import { folderQuery, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { giveRows } from '../index/ensureRows'
import { withMail } from '../index/withMail'
import { serverUid } from '../publicUid'
import { fetchMail } from './fetchMail'
import { toIndexEntry } from './IndexEntry'
import { storeTexts } from './storeTexts'
import { textsDueOf } from './textsDue'

/** A mail that has its row. */
export interface FoundMail {
  readonly id: number
  readonly folder: ImapFolderRow
  /** The server's. */
  readonly uid: number
  /** Its texts are not here, or not whole. */
  readonly isDue: boolean
  /** Where its long texts lie. */
  readonly textKeys: readonly BlobKey[]
}

/** A mail's row; it is given one when it has none yet and is on the server. `notFound` */
export async function findMail(context: ImapContext, ref: MessageRef): Promise<FoundMail> {
  let folder = await folderWithMail(context, ref)
  if (folder.uid_validity === 0) {
    await context.keeper.freshen(folder)
    folder = await folderWithMail(context, ref)
  }
  const uid = serverUid(folder.uid_validity, ref.uid)
  if (uid === undefined) throw noSuchMessage()
  // Where each mail has its row, one without is gone; unless it came just now.
  if (folder.message_id === null && (folder.unfilled_below > 0 || uid >= folder.next_uid)) {
    await giveRows(context, folder, [ref.uid])
    folder = await folderWithMail(context, ref)
  }
  const { message_id: id, due_id, text_key, html_key } = folder
  if (id === null) throw noSuchMessage()
  const textKeys = [text_key, html_key].filter((key) => key !== null)
  return { id, folder, uid, isDue: due_id !== null, textKeys }
}

async function folderWithMail({ database, accountId }: ImapContext, ref: MessageRef) {
  const [row] = await foldersWithMail(database.db, { accountId, ...ref })
  if (row === undefined) throw noSuchFolder()
  return row
}

/** The folder, and of the mail what says whether it can be read from here. */
const foldersWithMail = compileOnce(
  (executor, { accountId, folder, uid }: MessageRef & { readonly accountId: number }) =>
    folderQuery(executor, accountId)
      .leftJoin('messages', (join) =>
        join.onRef('messages.folder_id', '=', 'folders.id').on('messages.uid', '=', uid),
      )
      .leftJoin('imap_texts_due', 'imap_texts_due.message_id', 'messages.id')
      .leftJoin('message_texts', 'message_texts.message_id', 'messages.id')
      .select(['messages.id as message_id', 'imap_texts_due.message_id as due_id', 'text_key', 'html_key'])
      .where('folders.name', '=', folder),
)

/** Makes sure that a mail's texts are here, whole. `notFound` when it is gone from the server before they were. */
export async function ensureTexts(context: ImapContext, mail: FoundMail): Promise<void> {
  if (mail.isDue) await fetchTexts(context, mail)
}

/** Fetches the texts of a mail, as long as they are due. */
export async function fetchTexts(context: ImapContext, mail: FoundMail): Promise<void> {
  const [due] = await textsDueOf(context.database.db, [mail.id])
  if (due === undefined) return
  const read = await withMail(context, mail.folder, (open) => fetchMail(open, mail.uid, due), {
    newestUid: mail.uid,
  })
  await storeTexts(context, new Map([[mail.id, toIndexEntry({ ...read, isWhole: true })]]))
}
