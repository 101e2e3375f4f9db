import { bareSubject, type MessageSort } from '@mailroom/core'
import { sizeOf } from '../mime/sizeOf'
import type { StoredMail } from './StoredMail'

/** A list's order when nobody has chosen one. */
const newestFirst: MessageSort = { by: 'arrival', descending: true }

/** The mails in the order asked for; equal ones the newest first. @source ML-03 */
export function sortMails(mails: readonly StoredMail[], sort: MessageSort = newestFirst): StoredMail[] {
  const compare = comparison(sort.by)
  const sign = sort.descending ? -1 : 1
  return [...mails].sort((a, b) => sign * compare(a, b) || b.receivedAt - a.receivedAt || b.uid - a.uid)
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
