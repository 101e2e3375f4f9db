import * as v from 'valibot'
import { wireFolderName, wireTime, wireUid, wireWhole } from './common'
import { wireAttachment } from './attachments'

/**
 * How a mail is sealed. `burn_left` is null for its writer, who spends no reading; `burn_day` is when it is destroyed at the
 * latest. `is_password_long`: people outside have got the mail as well, so its password may have more than 6 characters.
 */
export const wireSeal = v.object({
  is_burn: v.boolean(),
  is_burned: v.boolean(),
  burn_left: v.nullable(wireWhole),
  burn_day: v.nullable(wireTime),
  is_password: v.boolean(),
  is_password_long: v.optional(v.boolean()),
})

/** Names a sealed mail. */
export const wireSealedMail = v.object({ uid: wireUid, folder: wireFolderName })

/** A mail password, wrapped as passwords travel. */
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(1000))

/** Opens a mail with its password. */
export const wireMailPassword = v.object({ ...wireSealedMail.entries, password })

/** Names a file of a mail with a password. */
export const wireSealedFile = v.object({
  ...wireMailPassword.entries,
  sid: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
})

/** Whom a sealed mail is to go to. */
export const wireSealTargets = v.object({
  to: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(320))), v.maxLength(1000)),
})

/** Those of them who have no mailbox here. */
export const wireOutside = v.object({ outside: v.array(v.string()) })

/** What was under the seal. Pictures of the text come along, in base64. */
export const wireOpened = v.object({
  plain_text: v.string(),
  html_text: v.nullable(v.string()),
  pictures: v.array(v.object({ content_id: v.string(), content_type: v.string(), data: v.string() })),
  attachments: v.array(wireAttachment),
  attrs: wireSeal,
})
