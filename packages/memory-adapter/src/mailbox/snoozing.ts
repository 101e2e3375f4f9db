import {
  isSnoozeTime,
  MailroomError,
  type FolderId,
  type MessageSelection,
  type MovedMessage,
} from '@mailroom/core'
import type { Account } from '../system/Account'
import type { MailSystem } from '../system/MailSystem'
import { summaryOf } from './describeMail'
import { chosenMails } from './mailActions'
import { movedMail } from './movedMail'
import type { StoredMail } from './StoredMail'

/** Longest wait of a timer, in ms: it looks again then. */
const longestWaitMs = 60 * 60_000

/** Takes mails away until a time. */
export function snooze(
  account: Account,
  system: MailSystem,
  selection: MessageSelection,
  until: number,
): MovedMessage[] {
  if (!isSnoozeTime(until, system.now()))
    throw new MailroomError('invalid', 'A mail cannot be away until then.', {
      fields: { until: ['Please choose a time within the next year'] },
    })
  const away = account.mailbox.ofRole('snoozed')
  const from = account.mailbox.folder(selection.folder)
  const moved: MovedMessage[] = []
  for (const mail of chosenMails(account, selection)) {
    if (from === away) {
      away.replace({ ...mail, snooze: { until, folder: mail.snooze?.folder ?? 'INBOX' } })
      continue
    }
    from.remove(mail.uid)
    const gone = movedMail(mail, from, away, system.now())
    const { uid } = away.put({ ...gone, snooze: { until, folder: from.id } })
    moved.push({ from: { folder: from.id, uid: mail.uid }, to: { folder: away.id, uid } })
  }
  account.publish({ kind: 'folderChanged', folder: from.id })
  account.publish({ kind: 'foldersChanged' })
  wait(account, system, until)
  return moved
}

/** Brings mails back at once, as they were. */
export const unsnooze = (account: Account, system: MailSystem, selection: MessageSelection): MovedMessage[] =>
  chosenMails(account, selection).map((mail) => bringHome(account, system, selection.folder, mail))

function wait(account: Account, system: MailSystem, until: number): void {
  const waitMs = Math.min(Math.max(0, until - system.now()), longestWaitMs)
  setTimeout(() => (until > system.now() ? wait(account, system, until) : bringBack(account, system)), waitMs)
}

function bringBack(account: Account, system: MailSystem): void {
  const now = system.now()
  const away = account.mailbox.ofRole('snoozed')
  for (const mail of away.all().filter(({ snooze }) => snooze && snooze.until <= now)) {
    const state = { ...mail.state, isRead: false, cameBack: true }
    const { to } = bringHome(account, system, away.id, { ...mail, state, receivedAt: now })
    const message = summaryOf(account.mailbox.mail(to), to.folder)
    account.publish({ kind: 'messageArrived', message })
  }
}

function bringHome(account: Account, system: MailSystem, from: FolderId, mail: StoredMail): MovedMessage {
  const { mailbox } = account
  const { snooze: { folder } = { folder: 'INBOX' }, ...rest } = mail
  const target = mailbox.has(folder) ? mailbox.folder(folder) : mailbox.ofRole('inbox')
  const away = mailbox.folder(from)
  away.remove(mail.uid)
  const { uid } = target.put(movedMail(rest, away, target, system.now()))
  account.publish({ kind: 'folderChanged', folder: from })
  account.publish({ kind: 'folderChanged', folder: target.id })
  return { from: { folder: from, uid: mail.uid }, to: { folder: target.id, uid } }
}
