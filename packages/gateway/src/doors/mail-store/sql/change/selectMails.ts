import type { MessageSelection } from '@mailroom/core'
import type { Executor } from '../../../database/Database'

/** Uids of one statement; under the limit of parameters of every database. */
const maxUids = 5_000

/** A mail that a change is about. */
export interface SelectedMail {
  readonly id: number
  readonly uid: number
  readonly is_read: number
}

/** The mails of a selection that are there, in the order asked and each once; of `all`, by uid. */
export async function selectMails(
  trx: Executor,
  folderId: number,
  uids: MessageSelection['uids'],
): Promise<SelectedMail[]> {
  const query = trx.selectFrom('messages').select(['id', 'uid', 'is_read']).where('folder_id', '=', folderId)
  if (uids === 'all') return query.orderBy('uid').execute()
  const found = new Map<number, SelectedMail>()
  for (const some of chunks([...new Set(uids)], maxUids)) {
    for (const mail of await query.where('uid', 'in', some).execute()) found.set(mail.uid, mail)
  }
  return [...new Set(uids)].flatMap((uid) => found.get(uid) ?? [])
}

/** Cuts a list into pieces of at most `size`. */
export function chunks<T>(list: readonly T[], size: number): T[][] {
  const pieces: T[][] = []
  for (let start = 0; start < list.length; start += size) pieces.push(list.slice(start, start + size))
  return pieces
}
