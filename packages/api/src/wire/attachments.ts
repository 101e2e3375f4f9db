import * as v from 'valibot'
import { wireWhole } from './common'

/** `sid` names the file within its mail. */
export const wireAttachment = v.object({
  sid: v.string(),
  name: v.string(),
  size: wireWhole,
  content_type: v.string(),
  content_id: v.nullable(v.string()),
  is_inline: v.boolean(),
})
