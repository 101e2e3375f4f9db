import { isMailroomError } from '@mailroom/core'
import type { BlobKey } from '../../../blob-store/BlobStore'
import { changeMailbox } from '../../sql/changeMailbox'
import type { ImapContext } from '../ImapContext'
import { withMail } from '../index/withMail'
import { fetchTexts, type FoundMail } from './ensureTexts'

/**
 * Sees to it that a mail's long texts are there. They lie in the blob store, which for this mail is a cache: what was lost
 * with it is read from the server again.
 */
export async function renewLostTexts(context: ImapContext, mail: FoundMail): Promise<void> {
  if (!(await isAnyLost(context, mail.textKeys))) return
  const structure = await withMail(context, mail.folder, async (open) => {
    for await (const row of open.fetchRows([mail.uid])) return row.structure
    return undefined
  })
  await changeMailbox(context, (trx) =>
    trx
      .insertInto('imap_texts_due')
      .values({
        message_id: mail.id,
        folder_id: mail.folder.id,
        received_at: 0,
        structure: JSON.stringify(structure ?? null),
        // Lists and searching have what they need.
        is_cut: 1,
      })
      .onConflict((conflict) => conflict.column('message_id').doNothing())
      .execute(),
  )
  await fetchTexts(context, mail)
}

async function isAnyLost({ blobs }: ImapContext, keys: readonly BlobKey[]): Promise<boolean> {
  try {
    for (const key of keys) await blobs.size(key)
    return false
  } catch (error) {
    if (isMailroomError(error) && error.kind === 'notFound') return true
    throw error
  }
}
