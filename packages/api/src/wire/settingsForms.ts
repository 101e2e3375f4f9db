import * as v from 'valibot'
import {
  wireColorScheme,
  wireDensity,
  wireLang,
  wireReadingPane,
  wireSizes,
  wireWritingMode,
} from './settings'

const skinName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))

/** One parameter by its keyword. */
export const wireParam = v.union([
  v.object({ keyword: v.literal('page_limit'), value: v.picklist(['10', '20', '50', '100']) }),
  v.object({ keyword: v.literal('is_conversation'), value: v.picklist(['0', '1']) }),
  v.object({ keyword: v.literal('reading_pane'), value: wireReadingPane }),
  v.object({ keyword: v.literal('density'), value: wireDensity }),
  v.object({ keyword: v.literal('read_delay'), value: v.picklist(['0', '2', '5', '-1']) }),
  v.object({ keyword: v.literal('undo_seconds'), value: v.picklist(['0', '5', '10', '20', '30']) }),
  v.object({ keyword: v.literal('writing_mode'), value: wireWritingMode }),
  v.object({ keyword: v.literal('sizes'), value: wireSizes }),
])

/** The interface language. */
export const wireLangForm = v.object({ lang: wireLang })

/** The skin, and light or dark. */
export const wireSkinForm = v.object({
  skin_name: v.optional(skinName),
  color_scheme: v.optional(wireColorScheme),
})
