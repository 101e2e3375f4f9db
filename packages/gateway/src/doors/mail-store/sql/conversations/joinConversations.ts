import type { Executor } from '../../../database/Database'

/** Makes some conversations part of another one, in the caller's transaction. */
export async function joinConversations(
  trx: Executor,
  into: number,
  others: readonly number[],
): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ conversation_id: into })
    .where('conversation_id', 'in', others)
    .execute()
  await trx
    .updateTable('conversation_links')
    .set({ conversation_id: into })
    .where('conversation_id', 'in', others)
    .execute()
}
