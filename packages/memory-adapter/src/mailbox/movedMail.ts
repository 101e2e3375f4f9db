import { moveKind, withTouch, type FolderId, type FolderRole } from '@mailroom/core'
import type { NewMail } from './StoredMail'

/** A folder that mails are moved out of or into. */
interface MovedFolder {
  readonly id: FolderId
  readonly role?: FolderRole | undefined
}

/** A mail with the move in its log. @source RD-22 */
export const movedMail = (mail: NewMail, from: MovedFolder, to: MovedFolder, at: number): NewMail => ({
  ...mail,
  log: withTouch(mail.log ?? [], { kind: moveKind(from.role, to.role), at, from: from.id, to: to.id }),
})
