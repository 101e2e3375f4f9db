import { type Folder, type FolderId, MailroomError } from '@mailroom/core'
import { changeMailbox } from '../changeMailbox'
import type { MailboxContext } from '../MailboxContext'
import { toFolder } from './listFolders'

/** Longest full name, so that it also fits other mail systems. */
const maxNameBytes = 240

/** Deepest nesting. */
const maxLevels = 20

/** @see Mailbox.createFolder */
export async function createFolder(context: MailboxContext, id: FolderId): Promise<Folder> {
  const { accountId, events } = context
  const levels = checkedLevels(id)
  const made = await changeMailbox(context, async (trx) => {
    const names = levels.map((_, index) => levels.slice(0, index + 1).join('/'))
    const rows = await trx
      .insertInto('folders')
      .values(names.map((name) => ({ account_id: accountId, name, role: null })))
      .onConflict((conflict) => conflict.columns(['account_id', 'name']).doNothing())
      .returning(['name', 'role', 'total_count', 'unread_count'])
      .execute()
    const row = rows.find(({ name }) => name === id)
    if (row === undefined) throw new MailroomError('conflict', `A folder named "${id}" exists already.`)
    return row
  })
  events.publish(accountId, { kind: 'foldersChanged' })
  return toFolder(made)
}

/** The levels of a name that a folder may have, or `invalid`. */
export function checkedLevels(id: FolderId): string[] {
  const levels = id.split('/')
  // INBOX is reserved in every spelling (RFC 9051 5.1).
  const isInbox = levels[0]?.toUpperCase() === 'INBOX' && levels[0] !== 'INBOX'
  const isBroken = levels.some((level) => level.trim() !== level || level === '' || /\p{C}/u.test(level))
  if (isInbox || isBroken || levels.length > maxLevels || Buffer.byteLength(id) > maxNameBytes) {
    throw new MailroomError('invalid', 'A folder cannot have this name.', {
      fields: { name: ['folderName'] },
    })
  }
  return levels
}
