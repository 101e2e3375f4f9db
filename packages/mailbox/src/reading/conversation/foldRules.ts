import { messageKey, type MessageSummary } from '@mailroom/core'

/** Unread mails that are open from the beginning, the newest: each is a frame of its own. */
const maxOpened = 5

/**
 * The mails of a conversation that are open when it is opened, by `messageKey`: the last, and what is unread.
 *
 * @param mails oldest first
 * @source ML-24
 */
export function openFromTheBeginning(mails: readonly MessageSummary[]): ReadonlySet<string> {
  const unread = mails.filter(({ state }) => !state.isRead).slice(-maxOpened)
  const last = mails.at(-1)
  return new Set([...unread, ...(last ? [last] : [])].map(({ ref }) => messageKey(ref)))
}

/** Where one begins to read: at the oldest mail that is open. */
export const firstToRead = (
  mails: readonly MessageSummary[],
  open: ReadonlySet<string>,
): MessageSummary | undefined => mails.find(({ ref }) => open.has(messageKey(ref)))
