import * as v from 'valibot'
import { wireTime, wireUidText, wireWhole } from './common'

/**
 * Which records are asked for. `who` is an account name, an address or a job number; `before` the id of the last record of the
 * page before.
 */
export const wireAdminAuditQuery = v.object({
  who: v.optional(v.pipe(v.string(), v.maxLength(320))),
  action: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,60}$/))),
  begin: v.optional(wireTime),
  end: v.optional(wireTime),
  before: v.optional(wireUidText),
  page_size: v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/)),
})

/** Somebody; empty when nobody is meant, or the account is gone. */
const person = { username: v.string(), realname: v.string() }

/** A page of records, the newest first. `operator` is the administrator who did it; `ip` is empty for the command line. */
export const wireAdminAudit = v.object({
  results: v.array(
    v.object({
      id: wireWhole,
      time: wireTime,
      action: v.string(),
      ...person,
      operator: v.object(person),
      ip: v.string(),
      details: v.array(v.object({ name: v.string(), value: v.string() })),
    }),
  ),
  has_more: v.boolean(),
})
