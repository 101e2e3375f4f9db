import * as v from 'valibot'

/** What was typed so far. */
export const wireSuggestQuery = v.object({ search: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) })

/** People, departments and lists that fit. */
export const wireSuggestions = v.object({
  results: v.array(v.object({ username: v.string(), fullname: v.string(), dname: v.string() })),
})
