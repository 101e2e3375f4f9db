import * as v from 'valibot'
import { wireCount, wireFolderName, wireTime, wireWhole } from './common'
import { wireMessageItem, wireSort, wireView } from './rows'

const words = v.optional(v.pipe(v.string(), v.maxLength(500)))
/** A yes or no in a query string. */
const yesOrNo = v.optional(v.picklist(['0', '1']))

/**
 * The search form of the texts. `date` 1 to 7: a day, three days, a week, a month, three months, half a year, a year.
 * `size` 1 to 3: under 100 KB, to 10 MB, above. Ours are the names from `content` on, for the operators of the search
 * box: `tags` has a line for each tag, `everywhere` takes in spam and trash, `server` asks a mail server for what is not
 * in the index yet.
 *
 * @source 1st text 3, "Search form"
 */
export const wireSearchQuery = v.object({
  keyword: words,
  subject: words,
  attach: words,
  folder: v.optional(wireFolderName),
  folder_desc: words,
  sender: words,
  recipient: words,
  date: v.optional(v.picklist(['1', '2', '3', '4', '5', '6', '7'])),
  size: v.optional(v.picklist(['1', '2', '3'])),
  page: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
  page_size: wireCount,
  content: words,
  copied: words,
  correspondent: words,
  without: words,
  tags: words,
  received_from: v.optional(wireTime),
  received_before: v.optional(wireTime),
  min_bytes: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
  max_bytes: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
  is_read: yesOrNo,
  is_flagged: yesOrNo,
  is_answered: yesOrNo,
  is_follow_up: yesOrNo,
  has_attach: yesOrNo,
  everywhere: yesOrNo,
  server: yesOrNo,
  sort: v.optional(wireSort),
  view: v.optional(wireView),
})

/** `is_more`: there are more than `count`. `is_indexing`: the index is not whole, so there may be others. */
export const wireFound = v.object({
  count: wireWhole,
  is_more: v.boolean(),
  is_indexing: v.boolean(),
  results: v.array(wireMessageItem),
})

/** A search that was kept; with an empty name one that was used lately. */
export const wireSavedSearch = v.object({ id: v.string(), name: v.string(), query: v.string() })

/** All of them. */
export const wireSavedSearches = v.object({ results: v.array(wireSavedSearch) })

/** A search to keep, in the language of the search box; without a name it is noted as used. The server checks the name, so that its messages reach the field. */
export const wireSearchForm = v.object({
  name: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  query: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
})
