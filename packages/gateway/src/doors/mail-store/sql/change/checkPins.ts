import { MailroomError, maxPins, type MessageUid } from '@mailroom/core'
import type { Executor } from '../../../database/Database'
import { chunks } from './selectMails'

/** Uids of one statement. */
const maxUids = 5_000

/**
 * Refuses to pin more mails than a folder can have pinned. Mails that are gone do not count.
 *
 * @throws MailroomError `invalid`
 * @source ML-29
 */
export async function checkPins(
  executor: Executor,
  folderId: number,
  uids: readonly MessageUid[],
): Promise<void> {
  const inFolder = executor.selectFrom('messages').select('uid').where('folder_id', '=', folderId)
  const pinned = new Set<MessageUid>()
  for (const { uid } of await inFolder.where('is_pinned', '=', 1).execute()) pinned.add(uid)
  for (const some of chunks(uids, maxUids)) {
    for (const { uid } of await inFolder.where('uid', 'in', some).execute()) pinned.add(uid)
  }
  if (pinned.size <= maxPins) return
  throw new MailroomError('invalid', `A folder has at most ${maxPins} pinned mails.`, {
    fields: { uids: ['tooManyPins'] },
  })
}
