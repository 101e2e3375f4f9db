import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

/** Between two looks. */
const lookMs = 100

/** Whoever is new sees a page before the folders are known. */
const isLacking = `select exists (select 1 from sessions left join imap_folders using (account_id) where path is null)
    or exists (select 1 from imap_folders where unfilled_below > 0)
    or exists (select 1 from imap_folders, imap_texts_due using (folder_id) where is_cut = 0) as lacking`

/**
 * Waits until the index of everybody who has signed in holds every mail with its texts. Only the gateway's database tells.
 *
 * @param dataFolder the gateway's
 * @param meanwhile done again and again until then
 */
export async function indexed(
  dataFolder: string,
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  const database = new DatabaseSync(join(dataFolder, 'mailroom.db'), { readOnly: true })
  try {
    const question = database.prepare(isLacking)
    while (question.get()?.['lacking'] === 1) {
      await meanwhile()
      await setTimeout(lookMs)
    }
  } finally {
    database.close()
  }
}
