import type { Folder, FolderId, MessageRef, MessageSelection, MessageSummary } from '@mailroom/core'
import type { Mailbox } from '../doors/mail-store/MailStore'

/** Rows that are asked for at a time. */
const pageRows = 100

/** What stays open while the lock is closed. */
export interface OpenPart {
  /** The default folders. */
  readonly folders: ReadonlySet<FolderId>
  /** Mails in an open folder that are at home in one behind the lock. */
  readonly away: readonly MessageSummary[]
}

/**
 * What a closed lock leaves open. A mail that is away for a while belongs to the folder that it comes back to: it lies behind
 * the lock with the others of that folder.
 *
 * @source LK-08, ML-29
 */
export async function openPart(mailbox: Mailbox, all: readonly Folder[]): Promise<OpenPart> {
  const folders = new Set(all.filter(({ isDefault }) => isDefault).map(({ id }) => id))
  const snoozed = all.find(({ role }) => role === 'snoozed')
  if (snoozed === undefined || snoozed.totalCount === 0) return { folders, away: [] }
  const query = { folder: snoozed.id }
  const mails = await allRows((page) => mailbox.list({ ...query, ...page }))
  return { folders, away: mails.filter((mail) => isAtHomeElsewhere(mail, folders)) }
}

/** True for a mail that comes back to none of these folders. */
export const isAtHomeElsewhere = ({ snooze }: MessageSummary, folders: ReadonlySet<FolderId>): boolean =>
  snooze !== undefined && snooze.folder !== '' && !folders.has(snooze.folder)

/** True when one of the mails is named, or its whole folder. */
export const names = (away: readonly MessageSummary[], { folder, uids }: MessageSelection): boolean =>
  away.some(({ ref }) => ref.folder === folder && (uids === 'all' || uids.includes(ref.uid)))

/** Whether a mail is none of those that are away behind the lock. */
export const isNoneOf = (away: readonly MessageSummary[]): ((ref: MessageRef) => boolean) => {
  const hidden = new Set(away.map(({ ref }) => `${ref.uid} ${ref.folder}`))
  return ({ folder, uid }) => !hidden.has(`${uid} ${folder}`)
}

interface Asked {
  readonly offset: number
  readonly limit: number
}

interface Rows {
  readonly totalCount: number
  readonly messages: readonly MessageSummary[]
}

/**
 * A page of an answer without the mails that are away behind the lock, and counted without them. It is only asked for when there
 * are such mails, and costs the whole answer, so that neither a gap nor a count tells of one.
 */
export async function pageWithout<Page extends Rows>(
  away: readonly MessageSummary[],
  { offset, limit }: Asked,
  ask: (page: Asked) => Promise<Page>,
): Promise<Page> {
  const page = await ask({ offset, limit })
  const isOpen = isNoneOf(away)
  const rows = (await allRows(ask)).filter(({ ref }) => isOpen(ref))
  return { ...page, totalCount: rows.length, messages: rows.slice(offset, offset + limit) }
}

async function allRows(ask: (page: Asked) => Promise<Rows>): Promise<readonly MessageSummary[]> {
  const rows: MessageSummary[] = []
  for (let offset = 0; ; offset += pageRows) {
    const { messages } = await ask({ offset, limit: pageRows })
    rows.push(...messages)
    if (messages.length < pageRows) return rows
  }
}
