import * as v from 'valibot'
import { wireCount, wireWhole } from './common'

/** Characters of an entry as people write it. */
const mailbox = v.pipe(v.string(), v.minLength(1), v.maxLength(1000))

/** A page of a list, the first page is 1; `search` is found anywhere in an entry. */
export const wireSenderListQuery = v.object({
  page: wireCount,
  page_size: wireCount,
  search: v.optional(v.pipe(v.string(), v.maxLength(320))),
})

/** Entries by name: addresses, or domains as `@example.org`. `is_sorted`: arriving mail is sorted by the list. */
export const wireSenderListPage = v.object({
  count: wireWhole,
  is_sorted: v.boolean(),
  results: v.array(v.object({ mailbox: v.string() })),
})

/** Entries to add or to take off. */
export const wireSenderEntries = v.object({
  mailboxes: v.pipe(v.array(mailbox), v.minLength(1), v.maxLength(1000)),
})

/** What became of them; `moved` are those that were added and came from the opposite list. */
export const wireSenderListAddition = v.object({
  added: v.array(v.string()),
  moved: v.array(v.string()),
  known: v.array(v.string()),
  refused: v.array(v.object({ mailbox: v.string(), reason: v.picklist(['not_sender', 'own']) })),
})
