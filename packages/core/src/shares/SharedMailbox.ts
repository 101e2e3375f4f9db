import type { Address } from '../mail/Address'

/** A mailbox of somebody else that the user may work in. @source SH-04 */
export interface SharedMailbox {
  /** Of the permission; another level is another one. */
  readonly id: string
  readonly owner: Address
}

/** What the user may do in the mailbox that the session works in; everything in one's own. @source CO-17, ST-16 */
export interface ShareRights {
  /** It is somebody else's. */
  readonly isShared: boolean
  /** False when it is shared no longer, or otherwise: every level gives reading. */
  readonly mayRead: boolean
  readonly maySend: boolean
  readonly mayManage: boolean
}
