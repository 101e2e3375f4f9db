import { isFollowUpTime, MailroomError, sameAddress, type FollowUp } from '@mailroom/core'
import type { Account } from '../system/Account'
import type { MailSystem } from '../system/MailSystem'
import type { MailFolder } from './MailFolder'
import type { MailContent, StoredMail } from './StoredMail'

/** Longest wait of a timer, in ms: it looks again then. */
const longestWaitMs = 60 * 60_000

/** A reminder as it is kept, and what is done at its time. @throws MailroomError `invalid` for a time that is none */
export function keptFollowUp(
  account: Account,
  system: MailSystem,
  { at, unlessAnswered }: FollowUp,
): FollowUp {
  const now = system.now()
  if (!isFollowUpTime(at, now))
    throw new MailroomError('invalid', 'Nobody can be reminded then.', {
      fields: { at: ['Please choose a time within the next year'] },
    })
  if (at > now) wait(account, system, at)
  return { at, ...(unlessAnswered && { unlessAnswered }), ...(at <= now && { isDue: true }) }
}

/** Takes the reminders away that waited for this answer. */
export function endAnswered(account: Account, { inReplyTo, from }: MailContent): void {
  if (inReplyTo === undefined) return
  for (const folder of account.mailbox.allFolders()) {
    change(account, folder, ({ content, state: { followUp, ...rest } }) =>
      followUp?.unlessAnswered && content.messageId === inReplyTo && !sameAddress(content.from, from)
        ? rest
        : undefined,
    )
  }
}

function wait(account: Account, system: MailSystem, at: number): void {
  const waitMs = Math.min(Math.max(0, at - system.now()), longestWaitMs)
  setTimeout(() => (at > system.now() ? wait(account, system, at) : remind(account, system)), waitMs)
}

function remind(account: Account, system: MailSystem): void {
  const now = system.now()
  for (const folder of account.mailbox.allFolders()) {
    if (folder.role === 'trash' || folder.role === 'spam') continue
    change(account, folder, ({ state }) =>
      state.followUp && state.followUp.at <= now && !state.followUp.isDue
        ? { ...state, followUp: { ...state.followUp, isDue: true } }
        : undefined,
    )
  }
}

/** @param stateOf undefined for mails that stay as they are */
function change(
  account: Account,
  folder: MailFolder,
  stateOf: (mail: StoredMail) => StoredMail['state'] | undefined,
): void {
  let isChanged = false
  for (const mail of folder.all()) {
    const state = stateOf(mail)
    if (!state) continue
    folder.replace({ ...mail, state })
    isChanged = true
  }
  if (isChanged) account.publish({ kind: 'folderChanged', folder: folder.id })
}
