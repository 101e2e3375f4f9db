import type { MessageRef } from '@mailroom/core'
import type { Executor } from '../../../database/Database'
import { setRemark } from '../../sql/change/setRemark'
import { writeRemark } from '../flags/localRemarks'
import type { ImapContext } from '../ImapContext'
import { findMail } from '../texts/ensureTexts'

/**
 * @see Mailbox.setRemark
 *
 * IMAP has nothing to keep a note in, so it is kept here by the mail's Message-ID, and a mail whose row is made anew, in
 * whatever folder it lies then, finds it again. A mail without one keeps its remark as long as its row.
 */
export async function setImapRemark(context: ImapContext, ref: MessageRef, remark: string): Promise<void> {
  // A mail may be listed before it has its row.
  await findMail(context, ref)
  await setRemark(context, ref, remark, (trx: Executor, messageId, kept) =>
    writeRemark(trx, context.accountId, messageId, kept),
  )
}
