import type { FolderId, MessageSelection } from '@mailroom/core'
import { selectMails } from '../../sql/change/selectMails'
import { folderNamed } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'

/**
 * Looks at a folder whose rows still show what has just left it: mails that have just come, or that an attempt had taken away
 * before, on the server alone, because it was cut off.
 *
 * @param target where they went
 * @source R3
 */
export async function lookForGone(
  { database, accountId, keeper }: ImapContext,
  { folder, uids }: MessageSelection,
  target?: FolderId,
): Promise<void> {
  const from = await folderNamed(database.db, accountId, folder)
  const left = uids === 'all' ? from.total_count : (await selectMails(database.db, from.id, uids)).length
  if (left === 0) return
  await keeper.look(from)
  if (target !== undefined) await keeper.look(await folderNamed(database.db, accountId, target))
}
