import * as v from 'valibot'
import { wireWhole } from './common'

/** Languages of the interface. */
const wireLang = v.picklist(['zh-hans', 'zh-tw', 'en'])
const colorScheme = v.picklist(['light', 'dark', 'auto'])
const readingPane = v.picklist(['tabs', 'right', 'below'])
const density = v.picklist(['comfortable', 'compact'])
const pixels = v.optional(v.pipe(wireWhole, v.minValue(1), v.maxValue(4_000)))

/** Sizes that were dragged, in pixels: two panes and the columns of a list. */
const wireSizes = v.object({
  right: pixels,
  below: pixels,
  people: pixels,
  tags: pixels,
  time: pixels,
  size: pixels,
})
const skinName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))

/** What the user has chosen. */
export const wireSettings = v.object({
  page_limit: wireWhole,
  lang: v.nullable(wireLang),
  skin_name: v.string(),
  color_scheme: colorScheme,
  is_conversation: v.boolean(),
  reading_pane: readingPane,
  density,
  read_delay: wireWhole,
  sizes: wireSizes,
})

/** One parameter by its keyword. */
export const wireParam = v.variant('keyword', [
  v.object({ keyword: v.literal('page_limit'), value: v.picklist(['10', '20', '50', '100']) }),
  v.object({ keyword: v.literal('is_conversation'), value: v.picklist(['0', '1']) }),
  v.object({ keyword: v.literal('reading_pane'), value: readingPane }),
  v.object({ keyword: v.literal('density'), value: density }),
  v.object({ keyword: v.literal('read_delay'), value: v.picklist(['0', '2', '5', '-1']) }),
  v.object({ keyword: v.literal('sizes'), value: wireSizes }),
])

/** The interface language. */
export const wireLangForm = v.object({ lang: wireLang })

/** The skin, and light or dark. */
export const wireSkinForm = v.object({
  skin_name: v.optional(skinName),
  color_scheme: v.optional(colorScheme),
})
