import type { MessagesPort } from '@mailroom/core'
import type { MatchingMails } from './useMatchingActions'

/** Mails of one step: soon done, so that it can be stopped, and enough that there are not many. */
export const portionSize = 500

/** The numbers of the mails from the lowest on, and no more than were shown: what arrives meanwhile has higher ones. */
export async function* portions(
  messages: MessagesPort,
  { folder, filter, count }: MatchingMails,
  signal: AbortSignal,
) {
  let left = count
  let after: number | undefined
  while (left > 0 && !signal.aborted) {
    const limit = Math.min(portionSize, left)
    const query = { folder, limit, ...(filter && { filter }), ...(after !== undefined && { after }) }
    const uids = await messages.matching!(query, { signal })
    if (uids.length > 0) yield uids
    if (uids.length < limit) return
    after = uids.at(-1)
    left -= uids.length
  }
}
