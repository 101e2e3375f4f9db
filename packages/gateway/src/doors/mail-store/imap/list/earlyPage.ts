import { isMailroomError, type MessagePage, type MessageQuery } from '@mailroom/core'
import { checkPage } from '../../sql/list/listMessages'
import type { ImapContext } from '../ImapContext'
import { envelopeSummaries } from './envelopeSummaries'
import { isNewestFirst } from './isNewestFirst'
import { newestFirst } from './newestPage'

/** It has this name on every server. @source RFC 9051 5.1 */
const inbox = 'INBOX'

/**
 * The inbox of somebody of whom nothing is known yet: the page comes first, and then the list of folders, and the index.
 *
 * @returns undefined where it has to go the usual way, which says as well what is wrong
 */
export async function earlyPage(context: ImapContext, query: MessageQuery): Promise<MessagePage | undefined> {
  checkPage(query)
  if (query.folder !== inbox || !isNewestFirst(query) || !(await context.keeper.isNew())) return undefined
  try {
    return await askForPage(context, query)
  } catch (error) {
    if (isMailroomError(error) && error.kind !== 'cancelled') return undefined
    throw error
  }
}

async function askForPage(
  context: ImapContext,
  { offset, limit }: MessageQuery,
): Promise<MessagePage | undefined> {
  const account = await context.account()
  const shown = await account.withFolder(inbox, async (open) => {
    const uids = (await open.newestUids(offset + limit)).slice(offset)
    const { uidValidity, uidNext, messageCount, highestModSeq } = open
    const counts = { uidValidity, uidNext, messageCount, highestModSeq }
    return { counts, messages: await envelopeSummaries(context, inbox, open, uids) }
  })
  // SELECT does not tell how many are unread.
  const { unseenCount, ...status } = await account.status(inbox)
  const { counts, messages } = shown
  const isOfOneMoment =
    counts.uidValidity === status.uidValidity &&
    counts.uidNext === status.uidNext &&
    counts.messageCount === status.messageCount
  if (messages === undefined || !isOfOneMoment) return undefined
  const uids = messages.map(({ ref }) => ref.uid)
  context.keeper.oweInbox({ ...counts, unseenCount }, uids)
  return {
    totalCount: counts.messageCount,
    unreadCount: unseenCount,
    messages: messages.toSorted(newestFirst),
  }
}
