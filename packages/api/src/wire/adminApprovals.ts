import * as v from 'valibot'
import { wireTime, wireWhole } from './common'

/** Those that wait, the oldest first; or the others, the last asked first. The first page is 1. */
export const wireAdminApprovalQuery = v.object({
  state: v.picklist(['waiting', 'decided']),
  page: v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/)),
  page_size: v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/)),
})

/**
 * What somebody asks for. `username` is the address of the account, or the one that it will have. `before` is the name that a
 * changed one replaces, null for the others; `reason` is that of a closing. `operator` is the administrator who decided, empty
 * for the command line.
 */
const wireAdminApproval = v.object({
  id: wireWhole,
  kind: v.picklist(['registration', 'name', 'closing']),
  state: v.picklist(['waiting', 'accepted', 'refused', 'withdrawn']),
  username: v.string(),
  created: wireTime,
  decided: v.nullable(wireTime),
  operator: v.string(),
  answer: v.string(),
  realname: v.string(),
  english_name: v.string(),
  before: v.nullable(v.object({ realname: v.string(), english_name: v.string() })),
  job_number: v.string(),
  department: v.nullable(v.object({ id: wireWhole, name: v.string() })),
  reason: v.string(),
})

/** A page of them. */
export const wireAdminApprovals = v.object({ count: wireWhole, results: v.array(wireAdminApproval) })

/** Permits one; `account` puts right what a new account asks for, null takes it as it is. */
export const wireAdminAcceptance = v.object({
  account: v.nullable(
    v.object({
      realname: v.pipe(v.string(), v.maxLength(200)),
      job_number: v.pipe(v.string(), v.maxLength(60)),
      department_id: v.nullable(wireWhole),
    }),
  ),
})
