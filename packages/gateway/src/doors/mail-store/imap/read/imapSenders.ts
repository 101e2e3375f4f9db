import type { MessageSelection } from '@mailroom/core'
import { sendersOf } from '../../sql/read/sendersOf'
import type { ImapContext } from '../ImapContext'
import { awaitRows } from '../index/awaitRows'
import { giveShownRows } from '../index/giveShownRows'

/** @see Mailbox.senders */
export async function imapSenders(
  context: ImapContext,
  selection: MessageSelection,
): Promise<readonly string[]> {
  const { folder, uids } = selection
  if (uids === 'all') await awaitRows(context, folder)
  else await giveShownRows(context, folder, uids)
  return sendersOf(context, selection)
}
