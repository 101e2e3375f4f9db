import type { FolderId, MessageSelection } from '@mailroom/core'
import { forgetTouches, messageIdsOf } from '../../sql/change/mailTouches'
import { selectMails } from '../../sql/change/selectMails'
import { changeMailbox } from '../../sql/changeMailbox'
import { folderNamed } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { removeGone } from '../index/findGone'
import { publicUid } from '../publicUid'
import { withMail } from '../index/withMail'
import { finishMoves } from './finishMoves'
import { lookForGone } from './lookForGone'
import { selectedUids } from './setImapState'

/** @see Mailbox.expunge. On the server first, then in the rows. */
export async function expungeImapMessages(context: ImapContext, selection: MessageSelection): Promise<void> {
  const { database, accountId, events } = context
  const count = await context.locks.run([selection.folder], async () => {
    const folder = await folderNamed(database.db, accountId, selection.folder)
    await finishMoves(context, folder)
    const gone = await withMail(context, folder, async (open) => {
      const uids = await selectedUids(folder, open, selection)
      if (uids.length > 0) await open.expunge(uids)
      return uids
    })
    const uids = gone.map((uid) => publicUid(folder.uid_validity, uid))
    const mails = await selectMails(database.db, folder.id, uids)
    const messageIds = await messageIdsOf(database.db, mails)
    await removeGone(context, folder.id, mails)
    await changeMailbox(context, (trx) => forgetTouches(trx, accountId, messageIds))
    return gone.length
  })
  await lookForGone(context, selection)
  if (count > 0) events.publish(accountId, { kind: 'folderChanged', folder: selection.folder })
}

/** @see Mailbox.empty */
export const emptyImapFolder = (context: ImapContext, folder: FolderId): Promise<void> =>
  expungeImapMessages(context, { folder, uids: 'all' })
