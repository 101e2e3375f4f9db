import { noSuchMessage } from '../../sql/read/findMessage'
import type { OpenFolder, WithFolderOptions } from '../connection/ImapAccount'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'

/** Opens a mail's folder, and not another one that took its place. */
export async function withMail<T>(
  context: ImapContext,
  folder: ImapFolderRow,
  work: (open: OpenFolder) => Promise<T>,
  options: Pick<WithFolderOptions, 'newestUid' | 'use'> = {},
): Promise<T> {
  const account = await context.account()
  return account.withFolder(
    folder.path,
    (open) => {
      if (open.uidValidity !== folder.uid_validity) {
        context.keeper.lookSoon(folder)
        throw noSuchMessage()
      }
      return work(open)
    },
    { ...options, uidValidity: folder.uid_validity },
  )
}
