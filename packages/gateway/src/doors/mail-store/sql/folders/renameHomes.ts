import type { FolderId } from '@mailroom/core'
import type { AccountId } from '../../../../accounts/AccountId'
import type { Executor } from '../../../database/Database'

/** Mails that are away come back to their folder under its new name. @source ML-29 */
export async function renameHomes(
  trx: Executor,
  accountId: AccountId,
  from: FolderId,
  to: FolderId,
): Promise<void> {
  for (const table of ['messages', 'imap_remarks'] as const) {
    await trx
      .updateTable(table)
      .set({ snoozed_from: to })
      .where('account_id', '=', accountId)
      .where('snoozed_until', 'is not', null)
      .where('snoozed_from', '=', from)
      .execute()
  }
}
