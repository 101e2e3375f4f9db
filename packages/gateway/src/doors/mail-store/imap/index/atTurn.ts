import type { OpenFolder } from '../connection/ImapAccount'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'

/** Does something with the folder when it is the turn of background work. Undefined when it is another folder by now. */
export async function atTurn<T>(
  context: ImapContext,
  folder: ImapFolderRow,
  isAwaited: boolean,
  work: (open: OpenFolder) => Promise<T>,
): Promise<T | undefined> {
  const account = await context.account()
  return context.people.turn(
    () =>
      account.withFolder(
        folder.path,
        async (open) => (open.uidValidity === folder.uid_validity ? work(open) : undefined),
        { isBackground: true, uidValidity: folder.uid_validity },
      ),
    isAwaited,
  )
}
