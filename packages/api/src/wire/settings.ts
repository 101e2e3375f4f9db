import * as z from 'zod/mini'

/** Languages of the interface. */
const wireLang = z.enum(['zh-hans', 'zh-tw', 'en'])
const colorScheme = z.enum(['light', 'dark', 'auto'])
const skinName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))

/** What the user has chosen. */
export const wireSettings = z.object({
  page_limit: z.int(),
  lang: z.nullable(wireLang),
  skin_name: z.string(),
  color_scheme: colorScheme,
})

/** One parameter by its keyword. */
export const wireParam = z.object({
  keyword: z.literal('page_limit'),
  value: z.enum(['10', '20', '50', '100']),
})

/** The interface language. */
export const wireLangForm = z.object({ lang: wireLang })

/** The skin, and light or dark. */
export const wireSkinForm = z.object({
  skin_name: z.optional(skinName),
  color_scheme: z.optional(colorScheme),
})
