import type { Folder } from '@mailroom/core'
import { Badge, VisuallyHidden } from '@mailroom/ui'
import type { SayFolders } from './folderStrings'

export interface FolderCountProps {
  folder: Folder
  t: SayFolders
}

/** Largest number written out beside a folder. */
const maxShown = 999

/** The number beside a folder: unread mail, and for drafts how many there are. Nothing for none. @source FL-01 */
export function FolderCount({ folder, t }: FolderCountProps) {
  const isDrafts = folder.role === 'drafts'
  const count = isDrafts ? folder.totalCount : folder.unreadCount
  if (count === 0) return null
  return (
    <>
      <span aria-hidden>
        <Badge tone={folder.role === 'inbox' ? 'accent' : 'neutral'}>
          {count > maxShown ? `${maxShown}+` : count}
        </Badge>
      </span>
      <VisuallyHidden>{t(isDrafts ? 'drafts' : 'unread', { count })}</VisuallyHidden>
    </>
  )
}
