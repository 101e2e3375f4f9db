import * as v from 'valibot'
import { wireCount, wireGender, wireWhole } from './common'

/** What was typed so far. */
export const wireSuggestQuery = v.object({ search: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) })

const email = v.pipe(v.string(), v.minLength(1), v.maxLength(320))

/** Names somebody by address. */
export const wirePersonQuery = v.object({ email })

/**
 * What is known of somebody. `list`: whether their mail is always welcome or refused; `is_sorted`: arriving mail is sorted
 * by that; `imgurl`: path of their picture, below the origin of the calls, empty for none.
 */
export const wirePerson = v.object({
  department: v.string(),
  gender: wireGender,
  imgurl: v.string(),
  is_pab: v.boolean(),
  is_self: v.boolean(),
  fullname: v.nullable(v.string()),
  list: v.nullable(v.picklist(['white', 'black'])),
  is_sorted: v.boolean(),
})

/** Somebody for the personal address book. */
export const wireContactForm = v.object({ email, fullname: v.pipe(v.string(), v.maxLength(1000)) })

/** Addresses to take out of it. */
export const wireContactsOff = v.object({ emails: v.pipe(v.array(email), v.minLength(1), v.maxLength(1000)) })

/** Whether mail from an address is always welcome (`white`), refused (`black`), or neither. */
export const wireSenderList = v.object({ email, action: v.picklist(['white', 'black', 'none']) })

const person = v.object({ username: v.string(), fullname: v.string(), dname: v.string() })

/** People, departments and lists that fit. */
export const wireSuggestions = v.object({ results: v.array(person) })

const search = v.optional(v.pipe(v.string(), v.maxLength(100)))

/** A page of the personal address book, the first page is 1; `search` is found anywhere in a name or an address. */
export const wirePersonalQuery = v.object({ page: wireCount, page_size: wireCount, search })

/** The same of the organisation's; `dept_id` names a department, and those below it. @source 2nd text 7 */
export const wireMembersQuery = v.object({
  page: wireCount,
  page_size: wireCount,
  search,
  dept_id: v.optional(wireCount),
})

/** The same of those at one domain. @source 2nd text 7 */
export const wireDomainQuery = v.object({
  page: wireCount,
  page_size: wireCount,
  search,
  domain_id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
})

/** The domains that people have their mailboxes at. */
export const wireDomains = v.object({ results: v.array(v.object({ domain_id: v.string() })) })

/** A page of people, by name. */
export const wirePeoplePage = v.object({ count: wireWhole, results: v.array(person) })

/** The parts of the organisation. */
export const wireDepartments = v.object({
  results: v.array(v.object({ id: wireWhole, name: v.string(), parent_id: v.nullable(wireWhole) })),
})

/** Departments and lists of the organisation, and how many people get what is sent to each. */
export const wireGroups = v.object({
  results: v.array(v.object({ username: v.string(), fullname: v.string(), count: wireWhole })),
})

/** People who get what is sent to one. */
export const wireGroupMembers = v.object({
  results: v.array(v.object({ username: v.string(), fullname: v.string() })),
})
