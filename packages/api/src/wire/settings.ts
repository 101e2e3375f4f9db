import * as v from 'valibot'
import { wireWhole } from './common'

/** Languages of the interface. */
export const wireLang = v.picklist(['zh-hans', 'zh-tw', 'en'])
/** Light, dark, or as the system has it. */
export const wireColorScheme = v.picklist(['light', 'dark', 'auto'])
/** Where mails are read. */
export const wireReadingPane = v.picklist(['tabs', 'right', 'below'])
/** How close rows stand. */
export const wireDensity = v.picklist(['comfortable', 'compact'])
/** How new mails are written. */
export const wireWritingMode = v.picklist(['rich', 'plain', 'markdown'])
const pixels = v.optional(v.pipe(wireWhole, v.minValue(1), v.maxValue(4_000)))

/** Sizes that were chosen, in pixels: two panes, the columns of a list, and the panel beside a mail that is written. */
export const wireSizes = v.object({
  right: pixels,
  below: pixels,
  people: pixels,
  tags: pixels,
  time: pixels,
  size: pixels,
  compose: pixels,
})

/** What the user has chosen. */
export const wireSettings = v.object({
  page_limit: wireWhole,
  lang: v.nullable(wireLang),
  skin_name: v.string(),
  color_scheme: wireColorScheme,
  is_conversation: v.boolean(),
  reading_pane: wireReadingPane,
  density: wireDensity,
  read_delay: wireWhole,
  sizes: wireSizes,
  undo_seconds: wireWhole,
  writing_mode: wireWritingMode,
})
