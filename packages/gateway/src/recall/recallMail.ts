import { MailroomError, sameAddress, type InternetMessageId, type RecipientStatus } from '@mailroom/core'
import type { Executor } from '../doors/database/Database'
import type { DeliveredMail } from '../doors/mail-store/DeliveredMails'
import { buildRecallNotice } from '../mime/build/buildRecallNotice'
import { noteRecall, type RecalledMail } from './recallRecords'
import { findRecallable, type Recallable, type RecallParts, statusWithStandings } from './recallStandings'

/**
 * Takes a mail back out of the mailboxes of ours that it was delivered to, one mailbox at a time: the mail goes, the word
 * about it comes, the timeline and the record say so, in one transaction. Two who ask at once get it once.
 *
 * @throws MailroomError `notFound` for a mail that the account has not sent, or not to the recipient; `conflict` when
 *         nobody is left to take it back from
 * @source SS-03, B6
 */
export async function recallMail(
  parts: RecallParts,
  accountId: number,
  messageId: InternetMessageId,
  recipient?: string,
): Promise<readonly RecipientStatus[]> {
  const lines = await findRecallable(parts, accountId, messageId)
  const asked = lines.filter(
    ({ delivery }) => recipient === undefined || sameAddress(delivery.status.recipient, recipient),
  )
  if (asked.length === 0) throw new MailroomError('notFound', 'The mail was not sent to this recipient.')
  const subject = asked.find(({ copy }) => copy !== undefined)?.copy?.subject ?? ''
  const mail: RecalledMail = { accountId, messageId, subject }
  let isAnyTaken = false
  for (const { standing, copy, delivery } of asked) {
    if (standing !== 'possible' || copy === undefined) continue
    const isTaken = await takeBack(parts, mail, copy, delivery.envelopeId)
    if (isTaken) parts.timeline.announce(mail)
    isAnyTaken ||= isTaken
  }
  if (!isAnyTaken) throw new MailroomError('conflict', 'There is nobody to take the mail back from.')
  await noteObstacles(parts, mail, asked)
  return statusWithStandings(parts, accountId, messageId)
}

async function takeBack(
  parts: RecallParts,
  mail: RecalledMail,
  copy: DeliveredMail,
  envelopeId: string,
): Promise<boolean> {
  const deliveries = (executor: Executor) =>
    executor
      .selectFrom('deliveries')
      .select(['id', 'recipient as address', 'recipient_name as name'])
      .where('envelope_id', '=', envelopeId)
      .where('local_account_id', '=', copy.accountId)
      .where('state', 'in', ['delivered', 'read'])
      .execute()
  const [to] = await deliveries(parts.database.db)
  if (to === undefined || parts.delivered === undefined) return false
  const { raw } = await buildRecallNotice({
    messageId: mail.messageId,
    from: copy.from,
    to,
    locale: await parts.localeOf(copy.accountId),
    date: await sentAt(parts, envelopeId),
  })
  return parts.delivered.replace(copy, raw, async (transaction, now) => {
    if (now.isRead && !parts.recallRead) return false
    // Somebody addressed by two names has one copy.
    const mine = await deliveries(transaction)
    for (const { id, ...recipient } of mine) {
      await parts.timeline.record(transaction, id, { state: 'recalled', info: '' })
      await noteRecall(transaction, mail, recipient, 'recalled', parts.clock.now())
    }
    return mine.length > 0
  })
}

/** Says in the records why the others keep their copies. */
async function noteObstacles(
  parts: RecallParts,
  mail: RecalledMail,
  asked: readonly Recallable[],
): Promise<void> {
  for (const { standing, delivery } of asked) {
    if (standing === 'possible' || standing === 'recalled') continue
    await noteRecall(parts.database.db, mail, delivery.status.recipient, standing, parts.clock.now())
  }
}

async function sentAt({ database }: RecallParts, envelopeId: string): Promise<number> {
  const row = await database.db
    .selectFrom('envelopes')
    .select('created_at')
    .where('id', '=', envelopeId)
    .executeTakeFirstOrThrow()
  return row.created_at
}
