import type { DraftId } from '@mailroom/core'
import { buildNotLeftNotice } from '../../mime/build/buildNotLeftNotice'
import type { SendingParts } from '../SendingParts'

/** A mail that could not leave at its time. */
interface StayingMail {
  readonly draftId: DraftId
  readonly subject: string
  /** ms since 1970. */
  readonly leavesAt: number
}

/** Tells the writer of a mail, once, that it could not leave at its time and is a draft again. */
export async function tellNotLeft(
  parts: SendingParts,
  accountId: number,
  { draftId, subject, leavesAt }: StayingMail,
): Promise<void> {
  const [writer] = await parts.senders(accountId)
  if (!writer) return
  const receivedAt = parts.clock.now()
  const { raw } = await buildNotLeftNotice({
    from: { address: `MAILER-DAEMON@${parts.hostname}`, name: 'Mailroom' },
    to: writer,
    subject,
    locale: await parts.localeOf(accountId),
    date: receivedAt,
  })
  const mailbox = parts.mailStore.mailbox(accountId)
  const options = { receivedAt, isArrival: true, idempotencyKey: `not-left ${draftId} ${leavesAt}` }
  await mailbox.append(await mailbox.folderWithRole('inbox'), raw, options)
}
