import type { Executor } from '../../../database/Database'

/** The names of the tags on each of these mails, in the order of the names; mails without tags are not in it. */
export async function tagNames(
  executor: Executor,
  messageIds: readonly number[],
): Promise<Map<number, string[]>> {
  const names = new Map<number, string[]>()
  if (messageIds.length === 0) return names
  const rows = await executor
    .selectFrom('message_tags')
    .innerJoin('tags', 'tags.id', 'message_tags.tag_id')
    .select(['message_tags.message_id', 'tags.name'])
    .where('message_tags.message_id', 'in', messageIds)
    .orderBy('tags.name')
    .execute()
  for (const row of rows) {
    const list = names.get(row.message_id)
    if (list === undefined) names.set(row.message_id, [row.name])
    else list.push(row.name)
  }
  return names
}
