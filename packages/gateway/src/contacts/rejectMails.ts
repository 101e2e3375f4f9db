import type { MessageSelection, MovedMessage, RejectOutcome } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Mailbox } from '../doors/mail-store/MailStore'
import { toTrash } from '../mail/toTrash'
import type { Contacts } from './Contacts'

interface Parts {
  readonly mailbox: Mailbox
  readonly contacts: Contacts
}

/** As core's `MessagesPort.reject`. What is said about the senders is kept before a mail is touched. @source ML-07 */
export async function rejectMails(
  { mailbox, contacts }: Parts,
  accountId: AccountId,
  selection: MessageSelection,
  deleteMails: boolean,
): Promise<RejectOutcome> {
  const senders = await contacts.setStanding(accountId, await mailbox.senders(selection), 'refused')
  return {
    senders,
    moved: deleteMails ? await toTrash(mailbox, selection) : [],
    isSorted: await contacts.isFiledHere(accountId),
  }
}

/** As core's `MessagesPort.notSpam`. @source ML-07 */
export async function notSpam(
  { mailbox, contacts }: Parts,
  accountId: AccountId,
  selection: MessageSelection,
  welcomeSenders: boolean,
): Promise<readonly MovedMessage[]> {
  if (welcomeSenders) await contacts.setStanding(accountId, await mailbox.senders(selection), 'welcome')
  return mailbox.move(selection, await mailbox.folderWithRole('inbox'))
}
