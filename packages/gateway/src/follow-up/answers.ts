import { isMailroomError, sameAddress, type MessageRef } from '@mailroom/core'
import type { Mailbox, StoredMessage } from '../doors/mail-store/MailStore'

/** Mails of a conversation that are looked at. */
const maxMails = 100

/** Says whether somebody has answered a mail. @source ML-29 */
export async function isAnswered(mailbox: Mailbox, ref: MessageRef): Promise<boolean> {
  const mail = await readOrNone(mailbox, ref)
  if (mail === undefined) return false
  const { messages } = await mailbox.conversation(ref, { offset: 0, limit: maxMails })
  for (const other of messages) {
    if (sameAddress(other.from, mail.from)) continue
    if (await isAnswerTo(mailbox, other.ref, mail)) return true
  }
  return false
}

/**
 * Says whether a mail answers another one: it names it, comes from somebody else than that one's sender, and a person wrote it.
 *
 * @source RFC 5322 3.6.4, RFC 3834 5
 */
export async function isAnswerTo(
  mailbox: Mailbox,
  ref: MessageRef,
  { messageId, from }: StoredMessage,
): Promise<boolean> {
  const answer = await readOrNone(mailbox, ref)
  if (answer === undefined || messageId === '' || sameAddress(answer.from, from)) return false
  if (answer.inReplyTo !== messageId && !answer.references.includes(messageId)) return false
  // What its reader has forwarded names it as well.
  if (answer.isOwn && answer.inReplyTo === undefined) return false
  return !/^auto-submitted:\s*(?!no\b)\S/im.test(await mailbox.header(ref))
}

/** A mail; undefined when it is gone. */
export async function readOrNone(mailbox: Mailbox, ref: MessageRef): Promise<StoredMessage | undefined> {
  try {
    return await mailbox.read(ref)
  } catch (error) {
    if (isMailroomError(error) && error.kind === 'notFound') return undefined
    throw error
  }
}

/** True for a mail of somebody else whose reader wanted to be reminded unless it was answered. */
export async function waitsForReader(mailbox: Mailbox, ref: MessageRef): Promise<boolean> {
  const [row] = await mailbox.summaries([ref])
  if (row?.state.followUp?.unlessAnswered !== true) return false
  return (await readOrNone(mailbox, ref))?.isOwn === false
}
