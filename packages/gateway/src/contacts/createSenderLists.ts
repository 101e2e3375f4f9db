import {
  addressKey,
  MailroomError,
  maxSenderEntries,
  readSender,
  type RefusedEntry,
  type SenderEntry,
  type SenderList,
  type SenderListAddition,
  type SenderListPage,
  type SenderListQuery,
} from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Executor } from '../doors/database/Database'
import { storableText } from '../doors/database/storableText'
import { allowPictureSenders, disallowPictureSenders, pagePictureSenders } from '../pictures/pictureSenders'
import type { ContactParts } from './Contacts'
import { ownKeys } from './ownKeys'
import { setStandings } from './senderLists'
import { listedOf, pageStandings, removeStandings } from './standingList'

/** As core's `SenderListsPort`. Each call sees the lists of the given account alone. */
export interface SenderListService {
  page(accountId: AccountId, query: SenderListQuery): Promise<SenderListPage>
  add(accountId: AccountId, list: SenderList, entries: readonly string[]): Promise<SenderListAddition>
  remove(accountId: AccountId, list: SenderList, entries: readonly string[]): Promise<void>
}

/** Rows of one page. */
const maxPageRows = 100

/** The lists of senders that people keep. @source ST-10, RD-17 */
export function createSenderLists({ database, now, isFiledHere }: ContactParts): SenderListService {
  const change = <T>(accountId: AccountId, work: (trx: Executor) => Promise<T>) =>
    database.transaction(work, [`sender lists ${accountId}`])
  return {
    async page(accountId, { list, text, offset, limit }) {
      if (limit < 1 || limit > maxPageRows || offset < 0)
        throw new MailroomError('invalid', `A page has 1 to ${maxPageRows} rows and begins at 0 or later.`)
      const wanted = storableText(addressKey(text))
      const page = { offset, limit }
      const [found, isSorted] = await Promise.all([
        list === 'pictures'
          ? pagePictureSenders(database.db, accountId, wanted, page)
          : pageStandings(database.db, accountId, list, wanted, page),
        isFiledHere(accountId),
      ])
      return { ...found, isSorted }
    },

    async add(accountId, list, given) {
      checkCount(given)
      const mine = list === 'pictures' ? [] : await ownKeys(database.db, accountId)
      const { entries, refused } = sift(given, mine)
      if (entries.length === 0) return { added: [], moved: [], known: [], refused }
      const isIn = (known: readonly SenderEntry[]) => (entry: SenderEntry) => known.includes(entry)
      return change(accountId, async (trx) => {
        if (list === 'pictures') {
          const known = await allowPictureSenders(trx, accountId, entries, now())
          const added = entries.filter((entry) => !isIn(known)(entry))
          return { added, moved: [], known: entries.filter(isIn(known)), refused }
        }
        const listed = await listedOf(trx, accountId, entries)
        const added = await setStandings(trx, accountId, entries, list, now())
        return {
          added,
          moved: added.filter(isIn(listed)),
          known: entries.filter((entry) => !isIn(added)(entry)),
          refused,
        }
      })
    },

    async remove(accountId, list, given) {
      checkCount(given)
      // What was listed by refusing a mail may be no address as we would take one.
      const entries = given.map((entry) => storableText(addressKey(entry)))
      await change(accountId, (trx) =>
        list === 'pictures'
          ? disallowPictureSenders(trx, accountId, entries)
          : removeStandings(trx, accountId, list, entries),
      )
    },
  }
}

/** What can be listed, each once, and what cannot. */
function sift(given: readonly string[], mine: readonly string[]) {
  const entries = new Set<SenderEntry>()
  const refused: RefusedEntry[] = []
  for (const entry of given) {
    const read = readSender(entry)
    if (read === undefined) refused.push({ entry, fault: 'notSender' })
    else if (mine.includes(read)) refused.push({ entry, fault: 'own' })
    else entries.add(read)
  }
  return { entries: [...entries], refused }
}

function checkCount(entries: readonly string[]): void {
  if (entries.length > maxSenderEntries)
    throw new MailroomError('invalid', `At most ${maxSenderEntries} entries at a time.`)
}
