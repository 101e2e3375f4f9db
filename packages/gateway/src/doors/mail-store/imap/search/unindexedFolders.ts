import { type RawBuilder, sql } from 'kysely'
import type { SearchedFolders } from '../../sql/search/searchedFolders'
import { folderRows, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'

/**
 * The folders in which the index lacks what a search needs.
 *
 * @param needsTexts words may stand in what only the texts of mails tell, and not the rows
 */
export const unindexedFolders = (
  { database, accountId }: ImapContext,
  { condition }: SearchedFolders,
  needsTexts: boolean,
): Promise<ImapFolderRow[]> => folderRows(database.db, accountId, sql`${condition} and ${lacks(needsTexts)}`)

const lacks = (needsTexts: boolean): RawBuilder<boolean> => sql`imap_folders.is_selectable = 1
  and (imap_folders.uid_validity = 0 or imap_folders.unfilled_below > 0${needsTexts ? sql` or ${lacksTexts}` : sql``})`

const lacksTexts = sql`exists (select 1 from imap_texts_due due where due.folder_id = folders.id and due.is_cut = 0)`
