import {
  type ActOptions,
  applyChange,
  MailroomError,
  maxPins,
  maxRemarkCharacters,
  type FolderId,
  type MessageRef,
  type MessageSelection,
  type MovedMessage,
  type StateChange,
} from '@mailroom/core'
import type { MailFolder } from './MailFolder'
import type { StoredMail } from './StoredMail'
import { movedMail } from './movedMail'
import { keptFollowUp } from './followUps'
import { uidsOfConversations } from './conversations'
import type { Account } from '../system/Account'
import type { MailSystem } from '../system/MailSystem'

/** The mails that a selection names, and with `wholeConversations` the others of their conversations in its folder. */
export function chosenMails(
  { mailbox }: Account,
  { folder: id, uids, wholeConversations }: MessageSelection,
): StoredMail[] {
  const folder = mailbox.folder(id)
  if (uids === 'all' || !wholeConversations) return folder.some(uids)
  return folder.some(uidsOfConversations(mailbox, folder, uids))
}

/** Changes the state of mails; those that are gone are passed over. Senders see that theirs were read. */
export function changeState(
  account: Account,
  system: MailSystem,
  selection: MessageSelection,
  change: StateChange,
  { act }: ActOptions = {},
): void {
  const folder = account.mailbox.folder(selection.folder)
  const isPinning = change.isPinned === true
  // One mail holds the pin or the reminder of a conversation.
  const isForOne = isPinning || Boolean(change.followUp)
  const mails = chosenMails(account, isForOne ? { ...selection, wholeConversations: false } : selection)
  if (isPinning) checkPins(folder, mails)
  const kept = change.followUp
    ? { ...change, followUp: keptFollowUp(account, system, change.followUp) }
    : change
  let isChanged = false
  for (const mail of mails) {
    const state = applyChange(mail.state, kept)
    if (state === mail.state) continue
    isChanged = true
    folder.replace({ ...mail, state })
    if (state.isRead && !mail.state.isRead && !mail.isOwn) {
      system.timeline.markRead(mail.content.messageId, account.address, system.now())
    }
  }
  if (isChanged) {
    account.publish({ kind: 'folderChanged', folder: folder.id, ...(act !== undefined && { act }) })
  }
}

function checkPins(folder: MailFolder, mails: readonly StoredMail[]): void {
  const pinned = new Set(folder.all().filter(({ state }) => state.isPinned === true))
  for (const mail of mails) pinned.add(mail)
  if (pinned.size <= maxPins) return
  const message = `A folder can have ${maxPins} pinned messages. Take some pins off first.`
  throw new MailroomError('invalid', message, { fields: { uids: [message] } })
}

/** Notes something about a mail, or takes the note away. */
export function changeRemark(account: Account, ref: MessageRef, remark: string): void {
  if (Array.from(remark).length > maxRemarkCharacters) {
    const message = `A note has at most ${maxRemarkCharacters} characters.`
    throw new MailroomError('invalid', message, { fields: { remark: [message] } })
  }
  const mail = account.mailbox.mail(ref)
  account.mailbox.folder(ref.folder).replace({ ...mail, remark })
  account.publish({ kind: 'folderChanged', folder: ref.folder })
}

/**
 * Moves mails; those that are gone are left out, those that are there already stay.
 *
 * @param at ms since 1970, for their logs
 */
export function moveMails(
  account: Account,
  selection: MessageSelection,
  target: FolderId,
  at: number,
): MovedMessage[] {
  const from = account.mailbox.folder(selection.folder)
  const to = account.mailbox.folder(target)
  const moved = chosenMails(account, selection).map((mail): MovedMessage => {
    const before = { folder: from.id, uid: mail.uid }
    if (from === to) return { from: before, to: before }
    from.remove(mail.uid)
    return { from: before, to: { folder: to.id, uid: to.put(movedMail(mail, from, to, at)).uid } }
  })
  if (moved.length > 0 && from !== to) {
    account.publish({ kind: 'folderChanged', folder: from.id })
    account.publish({ kind: 'folderChanged', folder: to.id })
  }
  return moved
}

/** Deletes mails for ever. */
export function expunge(account: Account, selection: MessageSelection): void {
  const folder = account.mailbox.folder(selection.folder)
  const mails = chosenMails(account, selection)
  for (const mail of mails) folder.remove(mail.uid)
  if (mails.length > 0) account.publish({ kind: 'folderChanged', folder: folder.id })
}

/** To the trash; from the trash for ever. */
export function toTrash(account: Account, selection: MessageSelection, at: number): MovedMessage[] {
  const trash = account.mailbox.ofRole('trash')
  if (selection.folder !== trash.id) return moveMails(account, selection, trash.id, at)
  expunge(account, selection)
  return []
}
