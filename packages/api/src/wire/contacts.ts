import * as z from 'zod/mini'

/** What was typed so far. */
export const wireSuggestQuery = z.object({ search: z.string().check(z.minLength(1), z.maxLength(100)) })

/** People, departments and lists that fit. */
export const wireSuggestions = z.object({
  results: z.array(z.object({ username: z.string(), fullname: z.string(), dname: z.string() })),
})
