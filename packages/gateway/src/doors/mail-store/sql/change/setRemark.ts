import { MailroomError, maxRemarkCharacters, type MessageRef } from '@mailroom/core'
import type { Executor } from '../../../database/Database'
import { storableText } from '../../../database/storableText'
import { changeMailbox } from '../changeMailbox'
import type { MailboxContext } from '../MailboxContext'
import { noSuchMessage } from '../read/findMessage'

/** What else is written with a remark, in the same transaction. */
export type AlsoRemarked = (trx: Executor, messageId: string, remark: string) => Promise<void>

/** @see Mailbox.setRemark. It stands in the mail's row, which moves with it. */
export async function setRemark(
  context: MailboxContext,
  ref: MessageRef,
  wanted: string,
  also: AlsoRemarked = async () => {},
): Promise<void> {
  const { accountId, events } = context
  const remark = storableText(wanted).trim()
  if (Array.from(remark).length > maxRemarkCharacters) {
    throw new MailroomError('invalid', 'The remark is too long.', { fields: { remark: ['remarkLength'] } })
  }
  await changeMailbox(context, async (trx) => {
    const changed = await trx
      .updateTable('messages')
      .set({ remark })
      .where('uid', '=', ref.uid)
      .where('folder_id', 'in', (query) =>
        query
          .selectFrom('folders')
          .select('id')
          .where('account_id', '=', accountId)
          .where('name', '=', ref.folder),
      )
      .returning('message_id')
      .executeTakeFirst()
    if (changed === undefined) throw noSuchMessage()
    await also(trx, changed.message_id, remark)
  })
  events.publish(accountId, { kind: 'folderChanged', folder: ref.folder })
}
