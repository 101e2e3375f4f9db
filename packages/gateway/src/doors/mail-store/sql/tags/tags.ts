import { MailroomError, maxTagNameCharacters, type Tag } from '@mailroom/core'
import { randomUUID } from 'node:crypto'
import { storableText } from '../../../database/storableText'
import type { WantedTag } from '../../MailStore'
import { changeMailbox } from '../changeMailbox'
import type { MailboxContext } from '../MailboxContext'

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
export async function createTag({ database, accountId }: MailboxContext, wanted: WantedTag): Promise<Tag> {
  const tag = { id: randomUUID(), ...checked(wanted) }
  const made = await database.db
    .insertInto('tags')
    .values({ account_id: accountId, public_id: tag.id, name: tag.name, color: tag.color })
    .onConflict((conflict) => conflict.columns(['account_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) throw invalid('name', 'tagTaken')
  return tag
}

/** @see Mailbox.updateTag. Changes of one account's tags follow each other, so that no name is given twice. */
export async function updateTag(context: MailboxContext, id: string, wanted: WantedTag): Promise<Tag> {
  const { accountId } = context
  const tag = checked(wanted)
  return changeMailbox(context, async (trx) => {
    const taken = await trx
      .selectFrom('tags')
      .select('id')
      .where('account_id', '=', accountId)
      .where('name', '=', tag.name)
      .where('public_id', '!=', id)
      .executeTakeFirst()
    if (taken !== undefined) throw invalid('name', 'tagTaken')
    const changed = await trx
      .updateTable('tags')
      .set(tag)
      .where('account_id', '=', accountId)
      .where('public_id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (changed === undefined) throw new MailroomError('notFound', 'There is no such tag in this mailbox.')
    return { id, ...tag }
  })
}

/** @see Mailbox.deleteTag. The mails' own rows of it go along. */
export async function deleteTag({ database, accountId }: MailboxContext, id: string): Promise<void> {
  await database.db
    .deleteFrom('tags')
    .where('account_id', '=', accountId)
    .where('public_id', '=', id)
    .execute()
}

/** What is wanted as it is kept: the name trimmed, the colour in capitals. `invalid` with the field at fault. */
function checked(wanted: WantedTag): WantedTag {
  const name = storableText(wanted.name).trim()
  const length = Array.from(name).length
  if (length === 0 || length > maxTagNameCharacters) throw invalid('name', 'tagName')
  if (!/^#[0-9a-f]{6}$/i.test(wanted.color)) throw invalid('color', 'tagColor')
  return { name, color: wanted.color.toUpperCase() }
}

/** `reason` names a sentence that the routes say in the reader's language. */
const invalid = (field: 'name' | 'color', reason: 'tagName' | 'tagColor' | 'tagTaken') =>
  new MailroomError('invalid', `The tag was refused: ${reason}`, { fields: { [field]: [reason] } })
