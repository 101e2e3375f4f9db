import {
  addressKey,
  MailroomError,
  maxSenderEntries,
  readSender,
  type RefusedEntry,
  type SenderEntry,
  type SenderList,
  type SenderListAddition,
  type SenderListsPort,
} from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { setStandings } from '../mailbox/sorting'
import type { Account } from '../system/Account'
import type { Seat } from '../system/Seat'
import { checkPage } from './checkPage'

/** The lists of senders of whoever is signed in. */
export const createSenderListsPort = (seat: Seat, calls: Calls): SenderListsPort => ({
  page: ({ list, text, offset, limit }, options) =>
    calls.make(
      'senderLists.page',
      () => {
        checkPage({ offset, limit })
        const fitting = entriesOf(seat.user, list).filter((entry) => entry.includes(addressKey(text)))
        const entries = fitting.toSorted().slice(offset, offset + limit)
        return { entries, total: fitting.length, isSorted: true }
      },
      options,
    ),
  add: (list, entries) =>
    calls.make('senderLists.add', () => {
      checkCount(entries)
      return addEntries(seat.user, list, entries)
    }),
  remove: (list, entries) =>
    calls.make('senderLists.remove', () => {
      checkCount(entries)
      const { pictureSenders, standings } = seat.user
      for (const entry of entries.map(addressKey)) {
        if (list === 'pictures') pictureSenders.delete(entry)
        else if (standings.get(entry) === list) standings.delete(entry)
      }
    }),
})

const entriesOf = ({ pictureSenders, standings }: Account, list: SenderList): SenderEntry[] =>
  list === 'pictures'
    ? [...pictureSenders]
    : [...standings].filter(([, standing]) => standing === list).map(([entry]) => entry)

function addEntries(user: Account, list: SenderList, given: readonly string[]): SenderListAddition {
  const refused: RefusedEntry[] = []
  const fitting = new Set<SenderEntry>()
  for (const entry of given) {
    const read = readSender(entry)
    if (read === undefined) refused.push({ entry, fault: 'notSender' })
    else if (list !== 'pictures' && read === addressKey(user.address)) refused.push({ entry, fault: 'own' })
    else fitting.add(read)
  }
  const before = new Set(entriesOf(user, list))
  const known = [...fitting].filter((entry) => before.has(entry))
  const added = [...fitting].filter((entry) => !before.has(entry))
  const moved = list === 'pictures' ? [] : added.filter((entry) => user.standings.has(entry))
  if (list === 'pictures') for (const entry of added) user.pictureSenders.add(entry)
  else setStandings(user, added, list)
  return { added, moved, known, refused }
}

function checkCount(entries: readonly string[]): void {
  if (entries.length > maxSenderEntries)
    throw new MailroomError('invalid', `At most ${maxSenderEntries} entries at a time.`)
}
