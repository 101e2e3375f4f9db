import * as v from 'valibot'
import { wireTime, wireWhole } from './common'

/** One page of a list; the first page is 1. */
export const wireAdminAccountQuery = v.object({
  page: v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/)),
  page_size: v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/)),
  /** Found anywhere in name, address or job number. */
  text: v.optional(v.pipe(v.string(), v.maxLength(200))),
})

/** An account as a row. `department` is null for none; `is_active` is false for one that is blocked. */
const wireAdminAccountItem = v.object({
  id: wireWhole,
  username: v.string(),
  realname: v.string(),
  job_number: v.string(),
  department: v.nullable(v.object({ id: wireWhole, name: v.string() })),
  is_active: v.boolean(),
  is_admin: v.boolean(),
})

/** A page of accounts, by address. */
export const wireAdminAccounts = v.object({ count: wireWhole, results: v.array(wireAdminAccountItem) })

/**
 * An account with all that can be seen to. `password_server` names the mail server that keeps its password; `locked_until` is null
 * unless too many wrong passwords keep everybody out.
 */
export const wireAdminAccount = v.object({
  ...wireAdminAccountItem.entries,
  /** Its mail is refused as well. */
  is_closed: v.boolean(),
  aliases: v.array(v.string()),
  password_server: v.string(),
  change_password: v.boolean(),
  is_twofactor: v.boolean(),
  /** Passkeys, and accounts elsewhere that sign its owner in. */
  key_count: wireWhole,
  is_lockmailbox: v.boolean(),
  /** Where their picture is; empty for none. */
  imgurl: v.string(),
  locked_until: v.nullable(wireTime),
  last_login: v.nullable(wireTime),
  created: wireTime,
  review_rules: v.array(wireWhole),
})

const realname = v.pipe(v.string(), v.maxLength(200))
const jobNumber = v.pipe(v.string(), v.maxLength(60))

/** A new account. An empty job number is none. */
export const wireAdminNewAccount = v.object({
  username: v.pipe(v.string(), v.maxLength(320)),
  realname,
  job_number: jobNumber,
  department_id: v.nullable(wireWhole),
})

/** The password with which somebody signs in the first time; empty where another mail server keeps it. Told this once. */
export const wireAdminPassword = v.object({ id: wireWhole, password: v.string() })

/** What is changed of an account; aliases are all there are then. */
export const wireAdminAccountChange = v.object({
  realname,
  job_number: jobNumber,
  department_id: v.nullable(wireWhole),
  aliases: v.pipe(v.array(v.pipe(v.string(), v.maxLength(320))), v.maxLength(100)),
})

/** What is done to an account. */
export const wireAdminAct = v.object({
  act: v.picklist([
    'block',
    'unblock',
    'name-administrator',
    'end-administrator',
    'demand-password',
    'end-sessions',
    'clear-second-step',
    'clear-keys',
    'unlock-folders',
    'clear-attempts',
    'remove-picture',
  ]),
})
