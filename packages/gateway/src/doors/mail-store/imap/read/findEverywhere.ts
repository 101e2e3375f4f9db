import { type InternetMessageId, type MessageRef, messageKey } from '@mailroom/core'
import { findByMessageId } from '../../sql/read/findByMessageId'
import { folderRows } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { findOnServer } from './findOnServer'

/** @see Mailbox.findByMessageId. Folders that have mails without a row are asked on the server. */
export async function findEverywhere(
  context: ImapContext,
  messageId: InternetMessageId,
): Promise<readonly MessageRef[]> {
  if (messageId === '') return []
  const found = await findByMessageId(context, messageId)
  const unfilled = (await folderRows(context.database.db, context.accountId)).filter(
    (folder) => folder.uid_validity === 0 || folder.unfilled_below > 0,
  )
  const known = new Set(found.map(messageKey))
  const others = await findOnServer(context, unfilled, messageId)
  return [...others.filter((ref) => !known.has(messageKey(ref))), ...found]
}
