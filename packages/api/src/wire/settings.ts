import * as v from 'valibot'
import { wireWhole } from './common'

/** Languages of the interface. */
const wireLang = v.picklist(['zh-hans', 'zh-tw', 'en'])
const colorScheme = v.picklist(['light', 'dark', 'auto'])
const skinName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))

/** What the user has chosen. */
export const wireSettings = v.object({
  page_limit: wireWhole,
  lang: v.nullable(wireLang),
  skin_name: v.string(),
  color_scheme: colorScheme,
})

/** One parameter by its keyword. */
export const wireParam = v.object({
  keyword: v.literal('page_limit'),
  value: v.picklist(['10', '20', '50', '100']),
})

/** The interface language. */
export const wireLangForm = v.object({ lang: wireLang })

/** The skin, and light or dark. */
export const wireSkinForm = v.object({
  skin_name: v.optional(skinName),
  color_scheme: v.optional(colorScheme),
})
