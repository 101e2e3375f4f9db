import type { SearchedFolder } from '../../sql/search/searchedFolders'
import { folderRows, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'

/**
 * The folders in which the index lacks what a search needs.
 *
 * @param needsTexts words may stand in what only the texts of mails tell, and not the rows
 */
export async function unindexedFolders(
  { database, accountId }: ImapContext,
  searched: readonly SearchedFolder[],
  needsTexts: boolean,
): Promise<ImapFolderRow[]> {
  const ids = new Set(searched.map(({ id }) => id))
  const rows = (await folderRows(database.db, accountId)).filter(
    ({ id, is_selectable }) => is_selectable === 1 && ids.has(id),
  )
  const found: ImapFolderRow[] = []
  for (const row of rows) {
    const lacksRows = row.uid_validity === 0 || row.unfilled_below > 0
    if (lacksRows || (needsTexts && (await lacksTexts(database.db, row.id)))) found.push(row)
  }
  return found
}

async function lacksTexts(executor: ImapContext['database']['db'], folderId: number): Promise<boolean> {
  const due = await executor
    .selectFrom('imap_texts_due')
    .select('message_id')
    .where('folder_id', '=', folderId)
    .where('is_cut', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return due !== undefined
}
