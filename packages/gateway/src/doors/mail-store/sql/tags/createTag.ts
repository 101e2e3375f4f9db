import { MailroomError, type Tag } from '@mailroom/core'
import { randomUUID } from 'node:crypto'
import { storableText } from '../../../database/storableText'
import type { MailboxContext } from '../MailboxContext'

/** Longest name, in characters. @source ML-16 */
const maxNameCharacters = 20

/** @see Mailbox.tags */
export async function listTags({ database, accountId }: MailboxContext): Promise<readonly Tag[]> {
  return database.db
    .selectFrom('tags')
    .select(['public_id as id', 'name', 'color'])
    .where('account_id', '=', accountId)
    .orderBy('name')
    .execute()
}

/** @see Mailbox.createTag */
export async function createTag(
  { database, accountId }: MailboxContext,
  wanted: { readonly name: string; readonly color: string },
): Promise<Tag> {
  const name = storableText(wanted.name).trim()
  const length = Array.from(name).length
  if (length === 0 || length > maxNameCharacters) throw invalid('name', 'tagName')
  if (!/^#[0-9a-f]{6}$/i.test(wanted.color)) throw invalid('color', 'tagColor')
  const tag = { id: randomUUID(), name, color: wanted.color.toUpperCase() }
  const made = await database.db
    .insertInto('tags')
    .values({ account_id: accountId, public_id: tag.id, name, color: tag.color })
    .onConflict((conflict) => conflict.columns(['account_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) throw invalid('name', 'tagTaken')
  return tag
}

/** `reason` names a sentence that the routes say in the reader's language. */
const invalid = (field: 'name' | 'color', reason: 'tagName' | 'tagColor' | 'tagTaken') =>
  new MailroomError('invalid', `The tag was refused: ${reason}`, { fields: { [field]: [reason] } })
