import type { MessageRef } from '@mailroom/core'
import type { StoredMessage } from '../../MailStore'
import { readMessage } from '../../sql/read/readMessage'
import type { ImapContext } from '../ImapContext'
import { fetchTexts, findMail } from '../texts/ensureTexts'
import { renewLostTexts } from '../texts/renewLostTexts'

/** @see Mailbox.read. A mail that was opened before is read from its rows, and nothing is asked of the server. */
export async function readImapMessage(context: ImapContext, ref: MessageRef): Promise<StoredMessage> {
  const mail = await findMail(context, ref)
  if (mail.isDue) await fetchTexts(context, mail)
  else await renewLostTexts(context, mail)
  return readMessage(context, ref)
}
