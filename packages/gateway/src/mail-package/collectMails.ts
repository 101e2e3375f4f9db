import { MailroomError, type MessageSelection, type MessageSummary } from '@mailroom/core'
import type { Mailbox } from '../doors/mail-store/MailStore'

/** Most mails of one package. */
const maxPackedMails = 10_000

/** Most bytes of one package: what programs that unpack still take without trouble. */
const maxPackedBytes = 2 * 1024 ** 3

/** Rows that are asked for at once. */
const pageRows = 100

/**
 * The rows of the mails that a package is made of, oldest first where all of a folder is asked for.
 *
 * @throws MailroomError `notFound` for an unknown folder and when no mail is left, `tooLarge` beyond the limits
 * @source ML-22
 */
export async function collectMails(
  mailbox: Mailbox,
  selection: MessageSelection,
  signal: AbortSignal,
): Promise<readonly MessageSummary[]> {
  const { folder, uids } = selection
  const rows =
    uids === 'all'
      ? await allRows(mailbox, folder, signal)
      : await mailbox.summaries(
          [...new Set(uids)].map((uid) => ({ folder, uid })),
          { signal },
        )
  // The folder itself says when it is gone, or locked.
  if (rows.length === 0 && uids !== 'all') await mailbox.list({ folder, offset: 0, limit: 1 }, { signal })
  if (rows.length === 0) throw new MailroomError('notFound', 'There are no mails to download.')
  if (rows.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > maxPackedBytes) throw tooLarge()
  return rows
}

/** Oldest first, so that a mail that comes in between does not move the pages. */
async function allRows(
  mailbox: Mailbox,
  folder: string,
  signal: AbortSignal,
): Promise<readonly MessageSummary[]> {
  const rows = new Map<number, MessageSummary>()
  for (let offset = 0, total = 1; offset < total; offset += pageRows) {
    const page = await mailbox.list(
      { folder, offset, limit: pageRows, sort: { by: 'arrival', descending: false } },
      { signal },
    )
    total = page.totalCount
    if (total > maxPackedMails) throw tooLarge()
    for (const row of page.messages) rows.set(row.ref.uid, row)
  }
  return [...rows.values()]
}

const tooLarge = () =>
  new MailroomError('tooLarge', 'One package holds 10,000 mails and 2 GB at most.', {
    detail: 'packageTooLarge',
  })
