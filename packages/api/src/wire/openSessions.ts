import * as v from 'valibot'
import { wireTime } from './common'

/** Where the user is signed in. `browser` and `system` are names that people know, empty where they are not known. */
export const wireOpenSessions = v.object({
  results: v.array(
    v.object({
      id: v.string(),
      browser: v.string(),
      system: v.string(),
      ip: v.string(),
      login_time: wireTime,
      last_time: wireTime,
      is_current: v.boolean(),
    }),
  ),
})
