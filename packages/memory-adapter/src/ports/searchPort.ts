import {
  isEmptySearch,
  MailroomError,
  maxRecentSearches,
  maxSavedSearches,
  maxSearchNameLength,
  type SavedSearch,
  type SearchPage,
  type SearchPort,
  type SearchQuery,
} from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { summaryOf } from '../mailbox/describeMail'
import { findMails, nothingAsked } from '../mailbox/findMails'
import { passesFilter } from '../mailbox/matches'
import { sortMails } from '../mailbox/sortMails'
import type { StoredMail } from '../mailbox/StoredMail'
import type { Seat } from '../system/Seat'
import { checkPage } from './checkPage'

/** Hits that are counted. */
const maxHits = 1_000

/** Searching the mail of whoever is signed in. */
export function createSearchPort(seat: Seat, calls: Calls): SearchPort {
  const keep = (searches: readonly SavedSearch[]) => {
    seat.user.searches = searches
  }
  const others = (isOther: (search: SavedSearch) => boolean) => seat.user.searches.filter(isOther)
  return {
    find: (query, options) => calls.make('search.find', () => findPage(seat, query), options),
    saved: (options) => calls.make('search.saved', () => inOrder(seat.user.searches), options),
    save: ({ name, query }) =>
      calls.make('search.save', () => {
        const saved = { id: crypto.randomUUID(), name: name.trim(), query }
        const rest = others((each) => each.name !== saved.name)
        const fault = nameFault(saved.name, rest.filter((each) => each.name !== undefined).length)
        if (fault) throw new MailroomError('invalid', fault, { fields: { name: [fault] } })
        keep([saved, ...rest])
        return saved
      }),
    remove: (id) => calls.make('search.remove', () => keep(others((each) => each.id !== id))),
    note: (query) =>
      calls.make('search.note', () => {
        const kept = others(({ name }) => name !== undefined)
        const used = others((each) => each.name === undefined && each.query !== query)
        keep([...kept, ...[{ id: crypto.randomUUID(), query }, ...used].slice(0, maxRecentSearches)])
      }),
    forgetUsed: () => calls.make('search.forgetUsed', () => keep(others(({ name }) => name !== undefined))),
  }
}

function findPage(seat: Seat, query: SearchQuery): SearchPage {
  const { user, system } = seat
  checkPage(query)
  const { conditions, filter, offset, limit, sort } = query
  if (isEmptySearch(conditions)) throw nothingAsked()
  if (conditions.folder !== undefined) seat.requireOpen(conditions.folder)
  const found = findMails(user.mailbox, conditions, system.now()).filter(
    ({ mail, folder }) => !seat.isLocked(folder.id) && (!filter || passesFilter(mail, filter)),
  )
  const folderOf = new Map(found.map(({ mail, folder }) => [mail, folder.id]))
  const newest = sortMails([...folderOf.keys()]).slice(0, maxHits)
  const ordered = conditions.isFollowUp && !sort ? newest.toSorted(bySoonest) : sortMails(newest, sort)
  const page = ordered.slice(offset, offset + limit)
  return {
    totalCount: newest.length,
    hasMore: found.length > maxHits,
    isIndexing: false,
    messages: page.map((mail) => summaryOf(mail, folderOf.get(mail)!)),
  }
}

/** Reminders in the order of their times. */
const bySoonest = (a: StoredMail, b: StoredMail): number =>
  (a.state.followUp?.at ?? 0) - (b.state.followUp?.at ?? 0)

function nameFault(name: string, keptCount: number): string | undefined {
  if (name === '') return 'A search needs a name.'
  if (Array.from(name).length > maxSearchNameLength)
    return `The name of a search has at most ${maxSearchNameLength} characters.`
  return keptCount >= maxSavedSearches ? `At most ${maxSavedSearches} searches can be kept.` : undefined
}

/** Those with a name by it, then the others. */
function inOrder(searches: readonly SavedSearch[]): SavedSearch[] {
  const byName = (a: SavedSearch, b: SavedSearch) => (a.name ?? '').localeCompare(b.name ?? '')
  return [
    ...searches.filter(({ name }) => name !== undefined).sort(byName),
    ...searches.filter(({ name }) => name === undefined),
  ]
}
