import { type MessagePage, type MessageSummary, messageKey } from '@mailroom/core'
import { summariesOf } from '../../sql/list/summariesOf'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'

/** More rows without their words are those of a folder that has just been filled: theirs come in the background. */
const maxMissing = 20

/**
 * A page on which mails that have just come have their first words, too. While its folder is filled, which begins when
 * somebody is new, the page does not wait for them: they follow, and its owner is told.
 */
export async function withFirstWords(
  context: ImapContext,
  folder: ImapFolderRow,
  page: MessagePage,
): Promise<MessagePage> {
  const refs = page.messages.filter(({ abstract }) => abstract === '').map(({ ref }) => ref)
  if (refs.length === 0) return page
  const uids = refs.map((ref) => ref.uid)
  if (folder.unfilled_below > 0) {
    context.keeper.oweFirstWords(folder, uids)
    return page
  }
  if (refs.length > maxMissing || !(await context.keeper.firstWordsRead(folder, uids))) return page
  const rows = await summariesOf(context, refs)
  const read = new Map(rows.map((row) => [messageKey(row.ref), row]))
  return { ...page, messages: page.messages.map((row) => withNow(row, read.get(messageKey(row.ref)))) }
}

/** What a row says of its conversation, pins included, is not known by the mail alone. */
function withNow(row: MessageSummary, now: MessageSummary | undefined): MessageSummary {
  if (now === undefined) return row
  const { isPinned } = row.state
  return { ...row, ...now, state: { ...now.state, ...(isPinned !== undefined && { isPinned }) } }
}
