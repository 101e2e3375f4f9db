import * as v from 'valibot'
import { wireAddress, wireCount, wireFolderName, wireTime, wireUid, wireWhole } from './common'

/** A mail as a row. Flags are those of the texts: `\Seen`, `\flagged`, `Answered`, `umail-green`, ..., and tag names in `tags`. */
export const wireMessageItem = v.object({
  uid: wireUid,
  raw_name: v.string(),
  subject: v.string(),
  mfrom: wireAddress,
  to: v.array(wireAddress),
  flags: v.array(v.string()),
  date: v.nullable(wireTime),
  internaldate: wireTime,
  size: wireWhole,
  remark: v.string(),
  tags: v.array(v.string()),
  abstract: v.string(),
  snooze: v.optional(v.object({ until: wireTime, folder: v.string() })),
  follow_up: v.optional(v.object({ at: wireTime, unless_answered: v.boolean(), is_due: v.boolean() })),
  conversation: v.optional(
    v.object({
      count: wireWhole,
      folder_count: wireWhole,
      unseen_count: wireWhole,
      people: v.array(wireAddress),
    }),
  ),
})

/** Sort values of the texts. */
export const wireSort = v.picklist([
  'REVERSE ARRIVAL',
  'ARRIVAL',
  'FROM',
  'REVERSE FROM',
  'SUBJECT',
  'REVERSE SUBJECT',
  'SIZE',
  'REVERSE SIZE',
])

/** View filters of the texts: words, or `KEYWORD {flag}` for a colour, a forwarded mail or a tag (`KEYWORD tag:{name}`). */
export const wireView = v.union([
  v.picklist(['all', 'unseen', 'seen', 'flagged', 'unflagged', 'ANSWERED']),
  v.pipe(v.string(), v.regex(/^KEYWORD .{1,160}$/)),
])

const words = v.optional(v.pipe(v.string(), v.maxLength(200)))

/** Query of the list. */
export const wireListQuery = v.object({
  folder: wireFolderName,
  limit: wireCount,
  offset: wireCount,
  search: words,
  sender: words,
  subject: words,
  content: words,
  sort: v.optional(wireSort),
  view: v.optional(wireView),
  conversations: v.optional(v.literal('1')),
})

/** How many new mails are wanted; 20 when it is not said. */
export const wireNewQuery = v.object({ limit: v.optional(wireCount) })

/**
 * Answer of the list. With `conversations` each row is one, and `mail_count` says how many mails they are; `is_more`: a search
 * found more than `count`.
 */
export const wireList = v.object({
  count: wireWhole,
  unseen_count: wireWhole,
  mail_count: v.optional(wireWhole),
  is_more: v.optional(v.boolean()),
  results: v.array(wireMessageItem),
})
