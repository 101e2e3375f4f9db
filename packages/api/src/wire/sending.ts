import * as v from 'valibot'
import { wireAddress, wireDraftId, wireFolderName, wireTime, wireUid, wireWhole } from './common'
import { wireOnlineFile } from './disk'

/** A file kept for a draft. */
export const wireUpload = v.object({
  id: v.string(),
  name: v.string(),
  size: wireWhole,
  content_type: v.string(),
  content_id: v.nullable(v.string()),
  /** Of a file that comes from another mail: rank of the level that it had there. */
  attach_level: v.optional(wireWhole),
})

/** `[id, attach_level]` pairs. */
const files = v.pipe(
  v.array(v.strictTuple([v.pipe(v.string(), v.minLength(1), v.maxLength(64)), wireWhole])),
  v.maxLength(500),
)

const recipients = v.pipe(v.array(wireAddress), v.maxLength(1000))

/** `burn_day` is `yyyy-MM-dd`: the mail is destroyed at 0:00 of it. */
const burn = {
  is_burn: v.optional(v.boolean()),
  burn_limit: v.optional(v.number()),
  burn_day: v.optional(v.pipe(v.string(), v.maxLength(40))),
}

/** Options of a mail. `mail_level` is the rank of its level of secrecy, 1 normal to 5 highest; 0 or left out for none. */
const options = {
  is_save_sent: v.optional(v.boolean()),
  is_partsend: v.optional(v.boolean()),
  is_priority: v.optional(v.picklist(['high', 'normal', 'low'])),
  is_smsnotify: v.optional(v.boolean()),
  mail_level: v.optional(wireWhole),
}

/** `hide_forward_contents`: the original is put below the text when the mail is sent, and is not in it until then. */
const hidden = { hide_forward_contents: v.optional(v.boolean()) }

/** `schedule_day` is when the mail leaves, to the second at least as the writer has chosen it. */
const schedule = {
  is_schedule: v.optional(v.boolean()),
  schedule_day: v.optional(wireTime),
}

/**
 * The compose form. `action` decides between sending and saving. `attachments` are `[id, attach_level]` pairs, as are
 * `net_attachments`, the files that the mail links to; a file without a level has 0.
 * `is_confirm_read` asks the readers for a receipt, also when it is left out.
 * `is_save_sent` keeps a copy among the sent mails, also when it is left out. `is_partsend` makes a mail for each
 * recipient, which names nobody else.
 * `uid`, `folder` and `refw_type` (3 reply, 4 reply all, 5 forward) name the mail that is answered or forwarded.
 * With `is_undo` a mail that is to be sent waits among the drafts for as long as its writer may call it back.
 * With `is_schedule` a mail that is to be sent waits among the drafts until `schedule_day`.
 * `is_smsnotify` tells the recipients by SMS once it has left; their numbers have to be there.
 * `password` is wrapped as passwords travel; it is needed for sending and never kept with a draft.
 */
export const wireCompose = v.object({
  action: v.picklist(['send', 'save']),
  draft_id: v.optional(wireDraftId),
  mfrom: v.optional(wireAddress),
  to: recipients,
  cc: recipients,
  bcc: recipients,
  subject: v.pipe(v.string(), v.maxLength(2000)),
  html_text: v.string(),
  plain_text: v.string(),
  is_html: v.boolean(),
  attachments: files,
  net_attachments: v.optional(files),
  is_confirm_read: v.optional(v.boolean()),
  ...options,
  ...hidden,
  uid: v.optional(wireUid),
  folder: v.optional(wireFolderName),
  refw_type: v.optional(v.picklist(['3', '4', '5'])),
  ...burn,
  ...schedule,
  is_undo: v.optional(v.boolean()),
  is_password: v.optional(v.boolean()),
  password: v.optional(v.pipe(v.string(), v.maxLength(1000))),
})

/** An answer to the sender of a mail: what is written above its text. `draft_id` makes it safe to ask again. */
export const wireQuickReply = v.object({
  folder: wireFolderName,
  uid: wireUid,
  html_text: v.string(),
  draft_id: wireDraftId,
  /** Language of the lines above the quoted original. */
  lang: v.optional(v.picklist(['zh-hans', 'zh-tw', 'en'])),
  /** IANA name of the zone in which the time above it is written. */
  timezone: v.optional(v.pipe(v.string(), v.maxLength(64))),
})

/** Names of the recipient states on the wire. `deliver` covers our mailboxes, `proxy` other mail systems that took over. */
export const wireDeliveryState = v.picklist([
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

/**
 * Whether a recipient's copy was recalled, or what is in the way: `proxy` another mail system has it, `readed` it was read
 * and the organisation keeps such mails, `undeliver` it is not there yet, `not_found` it is in no folder any more. Empty
 * when nothing is in the way, or nobody has asked.
 */
const wireRecallStatus = v.picklist([
  '',
  'recall_succ',
  'proxy',
  'readed',
  'undeliver',
  'not_found',
  'deliver_fail',
])

/** One recipient's line. `is_red`: to be shown as a failure; `is_zhaohui`: it can be recalled now. */
export const wireRecipientStatus = v.object({
  recipient: v.string(),
  name: v.string(),
  status: wireDeliveryState,
  status_info: v.string(),
  is_red: v.boolean(),
  is_zhaohui: v.boolean(),
  recall_status: wireRecallStatus,
  date: wireTime,
})

/** A mail was accepted for sending. */
export const wireSent = v.object({
  type: v.literal('send'),
  success: v.literal(true),
  message_id: v.string(),
  draft_id: v.string(),
  recipient: v.array(wireRecipientStatus),
})

/**
 * Answer of sending (`type: send`), of saving (`save`), of sending at a time to come (`schedule`), and of sending what can be called
 * back (`hold`) for `undo_left` ms.
 */
export const wireComposed = v.union([
  wireSent,
  v.object({
    type: v.picklist(['save', 'schedule', 'hold']),
    success: v.literal(true),
    draft_id: v.string(),
    uid: wireUid,
    folder: v.string(),
    date: wireTime,
    undo_left: v.optional(wireWhole),
  }),
])

/** Query of a draft to go on with; the uid is in the path. */
export const wireDraftQuery = v.object({ folder: wireFolderName })

/** What a composer begins with. `quoted_html` is the original's text, kept as it is. */
export const wireSeed = v.object({
  draft_id: v.nullable(v.string()),
  uid: v.nullable(wireUid),
  mfrom: v.nullable(wireAddress),
  to: v.array(wireAddress),
  cc: v.array(wireAddress),
  bcc: v.array(wireAddress),
  subject: v.string(),
  html_text: v.string(),
  quoted_html: v.nullable(v.string()),
  plain_text: v.string(),
  is_html: v.boolean(),
  attachments: v.array(wireUpload),
  /** Absent when there are none. */
  net_attachments: v.optional(v.array(wireOnlineFile)),
  /** Null where nothing was decided yet. */
  is_confirm_read: v.nullable(v.boolean()),
  refw_type: v.nullable(v.picklist(['3', '4', '5'])),
  /** The mail answered or forwarded. */
  origin: v.nullable(v.object({ uid: wireUid, folder: v.string() })),
  ...options,
  ...hidden,
  ...burn,
  ...schedule,
})

/** Rank and name of a level of secrecy. */
const wireLevel = v.strictTuple([wireWhole, v.string()])

/**
 * The send parameters: with what a mail begins, and what its writer may choose. `is_copy_optional` lets them decide on
 * `is_save_sent` and `is_partsend`, `is_sendsms` on `is_smsnotify`. `is_security` asks before a mail goes to several, `sw_outside_remind` before it leaves
 * the organisation, `sw_attach_remind` when a file is spoken of that is not there. `mail_level` and `attach_level` are the levels of
 * secrecy that the writer may choose, none where the organisation has none; `bool_mail_level` and `bool_attach_level` say that one
 * is needed. `outside_level` is the highest that may leave the organisation.
 * Files over `is_netsize` bytes become links (`is_sizetonet`), or all of them (`is_alltonet`); `net_limits`, absent where
 * there are no links, says from where on one is proposed, how large a file may be and how many days a link lasts.
 */
export const wireSendParams = v.object({
  is_save_sent: v.boolean(),
  is_confirm_read: v.boolean(),
  mfroms: v.array(wireAddress),
  is_security: v.boolean(),
  is_copy_optional: v.boolean(),
  is_sendsms: v.boolean(),
  sw_outside_remind: v.boolean(),
  sw_attach_remind: v.boolean(),
  bool_mail_level: v.boolean(),
  bool_attach_level: v.boolean(),
  mail_level: v.array(wireLevel),
  attach_level: v.array(wireLevel),
  outside_level: wireWhole,
  is_alltonet: v.boolean(),
  is_sizetonet: v.boolean(),
  is_netsize: wireWhole,
  net_limits: v.optional(v.object({ suggest_size: wireWhole, max_size: wireWhole, days: wireWhole })),
})

/** Names a mail of one's own. */
export const wireStatusQuery = v.object({ message_id: v.pipe(v.string(), v.minLength(1), v.maxLength(998)) })

/** One line per recipient. */
export const wireStatus = v.object({ results: v.array(wireRecipientStatus) })

/** Names a draft: to be thrown away, or no longer to be sent at its time. */
export const wireDraftName = v.object({ draft_id: wireDraftId })
