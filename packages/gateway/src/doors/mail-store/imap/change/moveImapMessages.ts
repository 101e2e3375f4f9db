import type { FolderId, MessageSelection, MovedMessage } from '@mailroom/core'
import { noteMoved } from '../../sql/change/mailTouches'
import { placeMails } from '../../sql/change/placeMails'
import { type SelectedMail, selectMails } from '../../sql/change/selectMails'
import { changeMailbox } from '../../sql/changeMailbox'
import { folderNamed, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { ensureRows } from '../index/ensureRows'
import { removeGone } from '../index/findGone'
import { startFolder } from '../index/startFolder'
import { publicUid, serverUid } from '../publicUid'
import { withMail } from '../index/withMail'
import { findMoved } from './findMoved'
import { finishMoves } from './finishMoves'
import { lookForGone } from './lookForGone'
import { forgetMove, noteMove } from './moveJournal'
import { selectedUids } from './setImapState'

/**
 * @see Mailbox.move
 *
 * On the server first; then each mail's row goes along, so that its texts are not fetched again. Where the server does not
 * say the new uids, the mails are found again in the target.
 */
export async function moveImapMessages(
  context: ImapContext,
  selection: MessageSelection,
  target: FolderId,
): Promise<readonly MovedMessage[]> {
  const { database, accountId, events } = context
  const moved = await context.locks.run([...new Set([selection.folder, target])], async () => {
    const from = await folderNamed(database.db, accountId, selection.folder)
    const named = await folderNamed(database.db, accountId, target)
    if (from.id === named.id) return []
    const to = await openedTarget(context, named)
    await finishMoves(context, from)
    const { mails, uids, noted } = await moveOnServer(context, from, to, selection)
    const placed = mails.flatMap((mail) => {
      const uid = uids.get(serverUid(from.uid_validity, mail.uid) ?? 0)
      return uid === undefined
        ? []
        : [{ ...mail, before: mail.uid, serverUid: uid, uid: publicUid(to.uid_validity, uid) }]
    })
    await changeMailbox(context, async (trx) => {
      await placeMails(trx, from.id, to.id, placed)
      const ids = placed.map((mail) => mail.id)
      await noteMoved(trx, context, from, to, placed)
      if (ids.length > 0) {
        await trx
          .updateTable('imap_texts_due')
          .set({ folder_id: to.id })
          .where('message_id', 'in', ids)
          .execute()
      }
      await passUids(trx, to, new Set(placed.map((mail) => mail.serverUid)))
      if (noted !== undefined) await forgetMove(trx, noted)
    })
    return placed.map((mail) => ({
      from: { folder: selection.folder, uid: mail.before },
      to: { folder: target, uid: mail.uid },
    }))
  })
  if (selection.folder !== target) await lookForGone(context, selection, target)
  if (moved.length > 0) {
    events.publish(accountId, { kind: 'folderChanged', folder: selection.folder })
    events.publish(accountId, { kind: 'folderChanged', folder: target })
  }
  return moved
}

/** A folder that was never looked into has no numbers yet. */
async function openedTarget(context: ImapContext, to: ImapFolderRow): Promise<ImapFolderRow> {
  if (to.uid_validity !== 0) return to
  const account = await context.account()
  const status = await account.status(to.path)
  await changeMailbox(context, (trx) => startFolder(trx, to.id, status))
  return folderNamed(context.database.db, context.accountId, to.name)
}

/** What the server has done. */
interface MovedOnServer {
  /** The rows of the selection. */
  readonly mails: readonly SelectedMail[]
  /** The new uid of each mail that moved, by its old one; both the server's. */
  readonly uids: ReadonlyMap<number, number>
  /** The note of it, to be forgotten once the rows are right. */
  readonly noted: string | undefined
}

async function moveOnServer(
  context: ImapContext,
  from: ImapFolderRow,
  to: ImapFolderRow,
  selection: MessageSelection,
): Promise<MovedOnServer> {
  const account = await context.account()
  const before = await account.status(to.path)
  const answer = await withMail(context, from, async (open) => {
    const uids = await selectedUids(from, open, selection)
    // So that those without a row can be told of afterwards.
    await ensureRows(context, from, open, uids)
    const wanted = uids.map((uid) => publicUid(from.uid_validity, uid))
    const mails = await selectMails(context.database.db, from.id, wanted)
    const known = mails.map((mail) => serverUid(from.uid_validity, mail.uid) ?? 0)
    if (known.length === 0) return { mails, known, map: new Map<number, number>(), noted: undefined }
    const noted = await noteMove(context, from, to, known, before.uidNext)
    return { mails, known, map: await open.move(known, to.path), noted }
  })
  const { mails, noted } = answer
  if (answer.map !== undefined) return { mails, uids: answer.map, noted }
  const found = await findMoved(context, from, to, answer.known, before.uidNext)
  // What is not found again is gone from here all the same; the next look at the target finds it as a new mail.
  const lost = mails.filter((mail) => !found.has(serverUid(from.uid_validity, mail.uid) ?? 0))
  await removeGone(context, from.id, lost)
  return { mails, uids: found, noted }
}

/** The target's new mails are these and no others: so they need not be asked for again. */
async function passUids(trx: ImapContext['database']['db'], to: ImapFolderRow, uids: ReadonlySet<number>) {
  let next = to.next_uid
  while (uids.has(next)) next++
  if (next === to.next_uid) return
  await trx.updateTable('imap_folders').set({ next_uid: next }).where('folder_id', '=', to.id).execute()
}
