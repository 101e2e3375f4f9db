import * as z from 'zod/mini'
import { wireAddress, wireFolderName, wireTime, wireUid } from './common'

/** A file kept for a draft. */
export const wireUpload = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  content_type: z.string(),
  content_id: z.nullable(z.string()),
})

const recipients = z.array(wireAddress).check(z.maxLength(1000))

/**
 * The compose form. `action` decides between sending and saving. `attachments` are `[id, attach_level]` pairs.
 * `uid`, `folder` and `refw_type` (3 reply, 4 reply all, 5 forward) name the mail that is answered or forwarded.
 */
export const wireCompose = z.object({
  action: z.enum(['send', 'save']),
  draft_id: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/))),
  mfrom: z.optional(wireAddress),
  to: recipients,
  cc: recipients,
  bcc: recipients,
  subject: z.string().check(z.maxLength(2000)),
  html_text: z.string(),
  plain_text: z.string(),
  is_html: z.boolean(),
  attachments: z
    .array(z.tuple([z.string().check(z.minLength(1), z.maxLength(64)), z.int()]))
    .check(z.maxLength(500)),
  uid: z.optional(wireUid),
  folder: z.optional(wireFolderName),
  refw_type: z.optional(z.enum(['3', '4', '5'])),
})

/** Names of the recipient states on the wire. `deliver` covers our mailboxes, `proxy` other mail systems that took over. */
const wireDeliveryState = z.enum([
  'held',
  'schedule',
  'review',
  'undeliver',
  'deliver',
  'proxy',
  'readed',
  'deliver_fail',
  'recalled',
  'burned',
])

/** One recipient's line. */
export const wireRecipientStatus = z.object({
  recipient: z.string(),
  name: z.string(),
  status: wireDeliveryState,
  status_info: z.string(),
  date: wireTime,
})

/** Answer of sending (`type: send`) and of saving (`type: save`). */
export const wireComposed = z.union([
  z.object({
    type: z.literal('send'),
    success: z.literal(true),
    message_id: z.string(),
    draft_id: z.string(),
    recipient: z.array(wireRecipientStatus),
  }),
  z.object({
    type: z.literal('save'),
    success: z.literal(true),
    draft_id: z.string(),
    uid: wireUid,
    folder: z.string(),
    date: wireTime,
  }),
])

/** `view`: 3 reply, 4 reply all, 5 forward; without it the mail is a draft to go on with. */
export const wireSeedQuery = z.object({
  folder: wireFolderName,
  view: z.optional(z.enum(['3', '4', '5'])),
  /** Language of the lines above the quoted original. */
  lang: z.optional(z.enum(['zh-hans', 'zh-tw', 'en'])),
})

/** What a composer begins with. `quoted_html` is the original's text, kept as it is. */
export const wireSeed = z.object({
  draft_id: z.nullable(z.string()),
  uid: z.nullable(wireUid),
  mfrom: z.nullable(wireAddress),
  to: z.array(wireAddress),
  cc: z.array(wireAddress),
  bcc: z.array(wireAddress),
  subject: z.string(),
  html_text: z.string(),
  quoted_html: z.nullable(z.string()),
  plain_text: z.string(),
  is_html: z.boolean(),
  attachments: z.array(wireUpload),
  refw_type: z.nullable(z.enum(['3', '4', '5'])),
  /** The mail answered or forwarded. */
  origin: z.nullable(z.object({ uid: wireUid, folder: z.string() })),
})

/** Names a mail of one's own. */
export const wireStatusQuery = z.object({ message_id: z.string().check(z.minLength(1), z.maxLength(998)) })

/** One line per recipient. */
export const wireStatus = z.object({ results: z.array(wireRecipientStatus) })

/** Throws a draft away. */
export const wireDiscard = z.object({ draft_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)) })
