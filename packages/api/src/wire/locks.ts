import { lockScopes } from '@mailroom/core'
import * as v from 'valibot'

/** A lock password, wrapped as passwords travel, and what it locks. */
export const wireLockPassword = v.object({
  lock_password: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
  /** @default 'folders' */
  scope: v.optional(v.picklist(lockScopes)),
})

/** Whether 'my folders', the file center and the calendar have a lock, and whether this session has opened it. */
export const wireLocks = v.object({
  is_lockmailbox: v.boolean(),
  is_maibox_rel: v.boolean(),
  is_lockfile: v.boolean(),
  is_file_rel: v.boolean(),
  is_lockcalendar: v.boolean(),
  is_calendar_rel: v.boolean(),
})
