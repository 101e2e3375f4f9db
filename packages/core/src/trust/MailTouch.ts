import type { FolderRole } from '../mail/Folder'
import type { FolderId } from '../mail/ids'

/**
 * Something that was done with a mail and brought it to where it is.
 *
 * - `refused` its sender was on the reader's black list as it came: it was put with the spam
 * - `permitted` a reviewer let it go
 * - `imported` it was added from a file
 * - `recalled` its sender took back the mail that stood here
 * - `spam`, `notSpam` it was put with the spam, or taken out of it
 * - `trashed`, `snoozed` it was put into the trash, or away for a while
 * - `returned` it came back from being away
 * - `moved` it was put into any other folder
 */
export type MailTouchKind =
  | 'refused'
  | 'permitted'
  | 'imported'
  | 'recalled'
  | 'spam'
  | 'notSpam'
  | 'trashed'
  | 'snoozed'
  | 'returned'
  | 'moved'

/** What readers do with their mails themselves. */
const byHand: readonly MailTouchKind[] = ['spam', 'notSpam', 'trashed', 'snoozed', 'moved']

/** Whether something else than the reader's own hand has touched the mail: only that has to be explained. @source RD-22 */
export const isTouchedByOthers = (log: readonly MailTouch[]): boolean =>
  log.some(({ kind }) => !byHand.includes(kind))

/** One entry of the log that goes with a mail. @source RD-22 */
export interface MailTouch {
  readonly kind: MailTouchKind
  /** ms since 1970. */
  readonly at: number
  /** Where it lay before; absent for one that came with it. */
  readonly from?: FolderId
  /** Where it was put, by its name of then. */
  readonly to?: FolderId
}

/** Most entries that are kept of one mail. */
export const maxMailTouches = 20

/** How moves between folders with these roles are called. Whoever made them: the reader, a job or another program. */
export function moveKind(from: FolderRole | undefined, to: FolderRole | undefined): MailTouchKind {
  if (to === 'trash') return 'trashed'
  if (to === 'spam') return 'spam'
  if (to === 'snoozed') return 'snoozed'
  if (from === 'spam') return 'notSpam'
  return from === 'snoozed' ? 'returned' : 'moved'
}

/** A log with one more entry. The first stays, which says how the mail came; then the latest. */
export function withTouch(log: readonly MailTouch[], touch: MailTouch): readonly MailTouch[] {
  const all = [...log, touch]
  const [first, ...rest] = all
  return all.length <= maxMailTouches ? all : [first!, ...rest.slice(1 - maxMailTouches)]
}
