import * as v from 'valibot'
import { wireTime, wireWhole } from './common'

/** A file that mails link to. `expires` is when it is deleted, unless a mail is sent with it before. */
export const wireOnlineFile = v.object({
  id: v.string(),
  name: v.string(),
  size: wireWhole,
  content_type: v.string(),
  expires: wireTime,
})

/** Names a file that is stored for a draft. */
export const wireKeepOnline = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) })

/** Names a mail of one's own. */
export const wireLinksQuery = v.object({ message_id: v.pipe(v.string(), v.minLength(1), v.maxLength(998)) })

/** The links of a mail; what they lead to, until when, and how often it was fetched. Never their addresses. */
export const wireLinks = v.object({
  results: v.array(
    v.object({
      id: v.string(),
      file_id: v.string(),
      name: v.string(),
      size: wireWhole,
      status: v.picklist(['open', 'expired', 'cancelled']),
      expires: wireTime,
      download_count: wireWhole,
    }),
  ),
})

/** Names a link. */
export const wireLinkName = v.object({ id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/)) })
