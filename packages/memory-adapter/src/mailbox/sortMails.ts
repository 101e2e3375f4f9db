import { bareSubject, type MessageSort } from '@mailroom/core'
import { sizeOf } from '../mime/sizeOf'
import type { StoredMail } from './StoredMail'

/** A list's order when nobody has chosen one. */
const newestFirst: MessageSort = { by: 'arrival', descending: true }

/** Says of a mail that it stands first. */
type IsPinned = (mail: StoredMail) => boolean

/** The mails in the order asked for, what is pinned first; equal ones the newest first. @source ML-03, ML-29 */
export function sortMails(
  mails: readonly StoredMail[],
  { by, descending }: MessageSort = newestFirst,
  isPinned: IsPinned = ({ state }) => state.isPinned === true,
): StoredMail[] {
  const compare = comparison(by)
  const sign = descending ? -1 : 1
  return [...mails].sort(
    (a, b) =>
      Number(isPinned(b)) - Number(isPinned(a)) ||
      sign * compare(a, b) ||
      b.receivedAt - a.receivedAt ||
      b.uid - a.uid,
  )
}

function comparison(by: MessageSort['by']): (a: StoredMail, b: StoredMail) => number {
  const collator = new Intl.Collator(undefined, { numeric: true })
  switch (by) {
    case 'from':
      return (a, b) => collator.compare(shownSender(a), shownSender(b))
    case 'subject':
      return (a, b) => collator.compare(bareSubject(a.content.subject), bareSubject(b.content.subject))
    case 'size':
      return (a, b) => sizeOf(a.content) - sizeOf(b.content)
    default:
      return (a, b) => a.receivedAt - b.receivedAt || a.uid - b.uid
  }
}

const shownSender = ({ content: { from } }: StoredMail): string => from.name || from.address
