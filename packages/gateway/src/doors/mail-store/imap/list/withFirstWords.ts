import { type MessagePage, messageKey } from '@mailroom/core'
import { summariesOf } from '../../sql/list/summariesOf'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'

/** More rows without their words are those of a folder that is just being indexed: theirs come in the background. */
const maxMissing = 20

/** A page on which mails that have just come have their first words, too. */
export async function withFirstWords(
  context: ImapContext,
  folder: ImapFolderRow,
  page: MessagePage,
): Promise<MessagePage> {
  const refs = page.messages.filter(({ abstract }) => abstract === '').map(({ ref }) => ref)
  if (refs.length === 0 || refs.length > maxMissing) return page
  const uids = refs.map((ref) => ref.uid)
  if (!(await context.keeper.firstWordsRead(folder, uids))) return page
  const rows = await summariesOf(context, refs)
  const read = new Map(rows.map((row) => [messageKey(row.ref), row]))
  return { ...page, messages: page.messages.map((row) => read.get(messageKey(row.ref)) ?? row) }
}
