import * as v from 'valibot'

/** What was typed so far. */
export const wireSuggestQuery = v.object({ search: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) })

const email = v.pipe(v.string(), v.minLength(1), v.maxLength(320))

/** Names somebody by address. */
export const wirePersonQuery = v.object({ email })

/**
 * What is known of somebody. `list`: whether their mail is always welcome or refused; `is_sorted`: arriving mail is sorted
 * by that.
 */
export const wirePerson = v.object({
  department: v.string(),
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

/** People, departments and lists that fit. */
export const wireSuggestions = v.object({
  results: v.array(v.object({ username: v.string(), fullname: v.string(), dname: v.string() })),
})
