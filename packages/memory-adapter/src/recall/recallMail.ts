import {
  defaultLocale,
  MailroomError,
  sameAddress,
  untouchedState,
  type InternetMessageId,
  type RecallRecord,
  type RecallStanding,
  type RecipientStatus,
} from '@mailroom/core'
import type { MailFolder } from '../mailbox/MailFolder'
import type { StoredMail } from '../mailbox/StoredMail'
import type { Account } from '../system/Account'
import type { MailSystem } from '../system/MailSystem'
import { recallWords } from './recallWords'

/** A recipient's copy, where it lies now. */
interface Copy {
  readonly account: Account
  readonly folder: MailFolder
  readonly mail: StoredMail
}

/** The lines of a sent mail, each with what can be done about its recipient's copy. `notFound` for mails of others. */
export function recallLines(
  system: MailSystem,
  sender: Account,
  messageId: InternetMessageId,
): readonly RecipientStatus[] {
  const lines = system.timeline.of(messageId, sender)
  if (!lines) throw new MailroomError('notFound', 'No mail of your own has this Message-ID.')
  return lines.map((line) => ({ ...line, recall: standingOf(system, messageId, line) }))
}

/** Takes a mail back from everyone from whom it can be, or from one recipient. @see RecallPort.recall */
export function recallMail(
  system: MailSystem,
  sender: Account,
  messageId: InternetMessageId,
  recipient?: string,
): readonly RecipientStatus[] {
  const asked = recallLines(system, sender, messageId).filter(
    (line) => recipient === undefined || sameAddress(line.recipient, recipient),
  )
  if (asked.length === 0) throw new MailroomError('notFound', 'The mail was not sent to this recipient.')
  if (!asked.some(({ recall }) => recall === 'possible'))
    throw new MailroomError('conflict', 'There is nobody to take the mail back from.')
  const subject = sender.mailbox.ofRole('sent').all().find(isMail(messageId))?.content.subject ?? ''
  for (const line of asked) {
    const { recall: standing } = line
    if (standing === undefined || standing === 'recalled') continue
    if (standing === 'possible') takeBack(system, sender, messageId, line)
    const outcome: RecallRecord['outcome'] = standing === 'possible' ? 'recalled' : standing
    sender.recalls.unshift({ messageId, subject, recipient: line.recipient, outcome, at: system.now() })
  }
  return recallLines(system, sender, messageId)
}

function standingOf(
  system: MailSystem,
  messageId: InternetMessageId,
  { recipient, state }: RecipientStatus,
): RecallStanding {
  if (state === 'recalled' || state === 'failed') return state
  if (system.directory.lookUp(recipient.address).kind === 'remote') return 'outside'
  if (state === 'review') return 'waiting'
  const copies = copiesOf(system, messageId, recipient.address)
  if (copies.length === 0) return 'gone'
  return copies.some(({ mail }) => !mail.state.isRead) ? 'possible' : 'read'
}

function copiesOf(system: MailSystem, messageId: InternetMessageId, address: string): readonly Copy[] {
  const target = system.directory.lookUp(address)
  if (target.kind !== 'accounts') return []
  return target.accounts.flatMap((account) =>
    account.mailbox.allFolders().flatMap((folder) => {
      const mail = folder.all().find((candidate) => !candidate.isOwn && isMail(messageId)(candidate))
      return mail ? [{ account, folder, mail }] : []
    }),
  )
}

const isMail =
  (messageId: InternetMessageId) =>
  ({ content }: StoredMail): boolean =>
    content.messageId === messageId

/** Puts the word that a mail was recalled into its place, wherever its recipient has moved it. */
function takeBack(
  system: MailSystem,
  sender: Account,
  messageId: InternetMessageId,
  { recipient }: RecipientStatus,
): void {
  for (const { account, folder, mail } of copiesOf(system, messageId, recipient.address)) {
    if (mail.state.isRead) continue
    const words = recallWords[account.settings.locale ?? defaultLocale]
    folder.remove(mail.uid)
    folder.put({
      content: {
        messageId: system.newMessageId(),
        subject: words.subject,
        from: mail.content.from,
        to: mail.content.to,
        cc: [],
        bcc: [],
        replyTo: [],
        sentAt: mail.content.sentAt,
        text: words.text(sender.address.name),
        files: [],
      },
      receivedAt: mail.receivedAt,
      state: untouchedState,
      remark: '',
      log: [{ kind: 'recalled', at: system.now() }],
      isOwn: false,
    })
    account.publish({ kind: 'folderChanged', folder: folder.id })
  }
  system.timeline.markRecalled(messageId, recipient, system.now())
}
