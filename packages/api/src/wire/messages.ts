import * as z from 'zod/mini'
import { wireAddress, wireCount, wireFolderName, wireTime, wireUid, wireUids, wireUidText } from './common'

/** A mail as a row. Flags are those of the texts: `\Seen`, `\flagged`, `Answered`, `umail-green`, ..., and tag names in `tags`. */
export const wireMessageItem = z.object({
  uid: wireUid,
  raw_name: z.string(),
  subject: z.string(),
  mfrom: wireAddress,
  to: z.array(wireAddress),
  flags: z.array(z.string()),
  date: z.nullable(wireTime),
  internaldate: wireTime,
  size: z.int(),
  remark: z.string(),
  tags: z.array(z.string()),
  abstract: z.string(),
})

/** `sid` names the file within its mail. */
const wireAttachment = z.object({
  sid: z.string(),
  name: z.string(),
  size: z.int(),
  content_type: z.string(),
  content_id: z.nullable(z.string()),
  is_inline: z.boolean(),
})

/** A mail opened for reading. */
export const wireMessage = z.object({
  ...wireMessageItem.shape,
  folder: z.string(),
  cc: z.array(wireAddress),
  bcc: z.array(wireAddress),
  reply_to: z.array(wireAddress),
  plain_text: z.string(),
  html_text: z.nullable(z.string()),
  is_html: z.boolean(),
  attachments: z.array(wireAttachment),
  message_id: z.string(),
  is_own: z.boolean(),
})

/** Sort values of the texts. */
const wireSort = z.enum([
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
const wireView = z.union([
  z.enum(['all', 'unseen', 'seen', 'flagged', 'unflagged', 'ANSWERED']),
  z.string().check(z.regex(/^KEYWORD .{1,80}$/u)),
])

const words = z.optional(z.string().check(z.maxLength(200)))

/** Query of the list. */
export const wireListQuery = z.object({
  folder: wireFolderName,
  limit: wireCount,
  offset: wireCount,
  search: words,
  sender: words,
  subject: words,
  content: words,
  sort: z.optional(wireSort),
  view: z.optional(wireView),
})

/** Answer of the list. */
export const wireList = z.object({
  count: z.int(),
  unseen_count: z.int(),
  results: z.array(wireMessageItem),
})

/** Names one mail in a query string. */
export const wireOne = z.object({ folder: wireFolderName, uid: wireUidText })

/** Query of a single mail; the uid is in the path. `view`: 1 source, 2 header. */
export const wireReadQuery = z.object({ folder: wireFolderName, view: z.optional(z.enum(['1', '2'])) })

/** A single mail, or with `view` its text as it travelled. */
export const wireRead = z.union([wireMessage, z.object({ source: z.string(), is_truncated: z.boolean() })])

/** Names some mails. */
export const wireSome = z.object({ uids: wireUids, folder: wireFolderName })

/** Adds or removes flags. Tags travel as `tag:{name}`. */
export const wireFlagChange = z.object({
  uids: wireUids,
  folder: wireFolderName,
  action: z.enum(['add', 'remove']),
  flags: z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.minLength(1), z.maxLength(40)),
})

/** Moves mails to another folder. */
export const wireMove = z.object({ uids: wireUids, src_folder: wireFolderName, dst_folder: wireFolderName })

/** New places: pairs of old and new uid, in the order asked; mails that are gone are left out. */
export const wireMoved = z.object({
  msg: z.literal('success'),
  folder: z.string(),
  uids: z.array(z.tuple([wireUid, wireUid])),
})

/** Query of an attachment. `download=1` asks for a file to save rather than to show. */
export const wireAttachmentQuery = z.object({
  folder: wireFolderName,
  uid: wireUidText,
  sid: z.string().check(z.minLength(1), z.maxLength(100)),
  download: z.optional(z.enum(['0', '1'])),
})

/** Empties a folder. */
export const wireFolderOnly = z.object({ folder: wireFolderName })
