import type { FolderId } from '@mailroom/core'
import { folderNamed } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'

/** Waits for mails of a folder that have no row yet, for no longer than people do. */
export async function awaitRows({ database, accountId, keeper }: ImapContext, name: FolderId): Promise<void> {
  const folder = await folderNamed(database.db, accountId, name)
  if (folder.unfilled_below === 0) return
  keeper.fill()
  await keeper.rowsFilled(folder.id)
}
