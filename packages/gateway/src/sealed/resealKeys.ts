import type { SecretBox } from '../accounts/credentials/secretBox'
import type { Database } from '../doors/database/Database'
import { keepKey, keptKey } from './contentKey'

/**
 * Seals anew the keys of sealed mails that an earlier secret key has sealed, so that it can be given up.
 *
 * @returns how many no known key opens: their mails cannot be read any more
 * @source A8
 */
export async function resealKeys({ db }: Database, box: SecretBox): Promise<number> {
  const rows = await db
    .selectFrom('seals')
    .select(['envelope_id', 'content_key'])
    .where('blob_key', 'is not', null)
    .execute()
  let unreadableCount = 0
  for (const { envelope_id: envelopeId, content_key: kept } of rows) {
    if (box.isCurrent(kept)) continue
    const key = keptKey(box, kept, envelopeId)
    if (key === undefined) {
      unreadableCount += 1
      continue
    }
    await db
      .updateTable('seals')
      .set({ content_key: keepKey(box, key, envelopeId) })
      .where('envelope_id', '=', envelopeId)
      // It may have been destroyed meanwhile.
      .where('content_key', '=', kept)
      .execute()
  }
  return unreadableCount
}
