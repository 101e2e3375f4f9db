import * as v from 'valibot'
import { wireTime } from './common'

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(4096))

/** A service outside that says who somebody is. */
export const wireSignOnWay = v.object({ way: v.picklist(['oidc', 'wechat']) })

/** Where to go now. */
export const wireSignOnAddress = v.object({ url: v.string() })

/** What the service has sent the browser back with. */
export const wireSignOnArrival = v.object({
  state: word,
  code: v.optional(word),
  error: v.optional(word),
  iss: v.optional(word),
})

/** How the account stands with WeChat. */
export const wireWeChatBinding = v.object({ is_offered: v.boolean(), bound_at: v.nullable(wireTime) })
