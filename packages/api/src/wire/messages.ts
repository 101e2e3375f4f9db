import * as v from 'valibot'
import { wireAddress, wireCount, wireFolderName, wireTime, wireUid, wireUids, wireUidText } from './common'
import { wireAttachment } from './attachments'
import { wireAttachmentQuery } from './files'
import { wireMessageItem, wireView } from './rows'
import { wireSeal } from './sealed'
import { wireSeed } from './sending'

/** A mail opened for reading. */
export const wireMessage = v.object({
  ...wireMessageItem.entries,
  folder: v.string(),
  /** Who has sent it in the name of `mfrom`; absent when nobody else has. */
  sender: v.optional(wireAddress),
  cc: v.array(wireAddress),
  bcc: v.array(wireAddress),
  reply_to: v.array(wireAddress),
  plain_text: v.string(),
  html_text: v.nullable(v.string()),
  is_html: v.boolean(),
  attachments: v.array(wireAttachment),
  message_id: v.string(),
  is_own: v.boolean(),
  attrs: v.optional(wireSeal),
})

/** Names one mail in a query string. */
export const wireOne = v.object({ folder: wireFolderName, uid: wireUidText })

/**
 * Query of a single mail; the uid is in the path. `view`: 1 source, 2 header, 3 reply, 4 reply all, 5 forward, 6 forward as
 * an attachment, 7 send again.
 */
export const wireReadQuery = v.object({
  folder: wireFolderName,
  view: v.optional(v.picklist(['1', '2', '3', '4', '5', '6', '7'])),
  /** Language of the lines above a quoted original. */
  lang: v.optional(v.picklist(['zh-hans', 'zh-tw', 'en'])),
  /** IANA name of the zone in which the time above it is written. */
  timezone: v.optional(v.pipe(v.string(), v.maxLength(64))),
})

/** A single mail; with `view` its text as it travelled, or what an answer to it begins with. */
export const wireRead = v.union([
  wireMessage,
  v.object({ source: v.string(), is_truncated: v.boolean() }),
  wireSeed,
])

/** Query of a conversation; the uid of one of its mails is in the path. */
export const wireConversationQuery = v.object({ folder: wireFolderName, limit: wireCount, offset: wireCount })

/** Query of the uids that a view shows, from the lowest on. */
export const wireMatchingQuery = v.object({
  folder: wireFolderName,
  view: v.optional(wireView),
  after: v.optional(wireUidText),
  limit: wireCount,
})

/** Uids, ascending; fewer than `limit` are the last. */
export const wireMatching = v.object({ uids: v.array(wireUid) })

/** Also the other mails of the conversations in that folder. */
const conversations = v.optional(v.boolean())

/** Names some mails. */
export const wireSome = v.object({ uids: wireUids, folder: wireFolderName, conversations })

/** Adds or removes flags. Tags travel as `tag:{name}`. */
export const wireFlagChange = v.object({
  uids: wireUids,
  folder: wireFolderName,
  conversations,
  action: v.picklist(['add', 'remove']),
  flags: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(80))),
    v.minLength(1),
    v.maxLength(40),
  ),
  /** Comes back with the news of it, so that the page that did it knows them for its own. */
  act: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
})

/** Pins mails to the head of their folder, or takes the pin off. */
export const wirePin = v.object({
  uids: wireUids,
  folder: wireFolderName,
  conversations,
  action: v.picklist(['add', 'remove']),
})

/** Takes mails away until a time. */
export const wireSnooze = v.object({
  uids: wireUids,
  folder: wireFolderName,
  conversations,
  until: wireTime,
})

/** Sets a reminder on mails, or takes it away. */
export const wireFollowUp = v.object({
  uids: wireUids,
  folder: wireFolderName,
  conversations,
  at: v.nullable(wireTime),
  unless_answered: v.optional(v.boolean()),
})

/** Where mails are now: old uid, folder and new uid of each; mails that are gone are left out. */
export const wirePlaces = v.object({
  msg: v.literal('success'),
  results: v.array(v.strictTuple([wireUid, v.string(), wireUid])),
})

/** Takes one tag off: its name as in `flags`. */
export const wireTagOff = v.object({
  uids: wireUids,
  folder: wireFolderName,
  conversations,
  flag: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
})

/** Names one mail in a body. */
export const wireOneMail = v.object({ uid: wireUid, folder: wireFolderName })

/** Notes something about a mail. The server checks the length, so that its message reaches the field. */
export const wireRemark = v.object({
  ...wireOneMail.entries,
  remark: v.pipe(v.string(), v.maxLength(4000)),
})

/** Moves mails to another folder. */
export const wireMove = v.object({
  uids: wireUids,
  src_folder: wireFolderName,
  dst_folder: wireFolderName,
  conversations,
})

/** Moves one mail. */
export const wireMoveOne = v.object({
  uid: wireUid,
  src_folder: wireFolderName,
  dst_folder: wireFolderName,
})

/**
 * New places: pairs of old and new uid, in the order asked; mails that are gone are left out. `uid` is the new one of
 * the first, which is all there is to say when one mail was moved; null when none was.
 */
export const wireMoved = v.object({
  msg: v.literal('success'),
  folder: v.string(),
  uid: v.nullable(wireUid),
  uids: v.array(v.strictTuple([wireUid, wireUid])),
})

/** Refuses further mail of the senders, and deletes these if asked. */
export const wireReject = v.object({ uids: wireUids, folder: wireFolderName, is_delete: v.boolean() })

/** What rejecting has done: where deleted mails are now, and whose mail is refused that was not before. */
export const wireRejected = v.object({
  ...wireMoved.entries,
  senders: v.array(v.string()),
  is_sorted: v.boolean(),
})

/** Moves mails to the inbox; their senders are welcome from then on if asked. */
export const wireNotSpam = v.object({ uids: wireUids, folder: wireFolderName, to_white: v.boolean() })

/** Names an office file that is to be shown. */
export const wirePreviewQuery = v.object({
  folder: wireFolderName,
  uid: wireUidText,
  sid: wireAttachmentQuery.entries.sid,
})

/** Names some mails of a folder in a query string: uids with commas between them, or all of it. */
export const wirePackageQuery = v.object({
  folder: wireFolderName,
  uids: v.pipe(v.string(), v.regex(/^(?:all|[1-9]\d{0,15}(?:,[1-9]\d{0,15}){0,399})$/)),
})

/** Empties a folder. */
export const wireFolderOnly = v.object({ folder: wireFolderName })
