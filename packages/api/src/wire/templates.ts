import * as v from 'valibot'
import { wireCount, wireWhole } from './common'

/** A page of templates; the first page is 1. @source 2nd text 7 */
export const wireTemplateQuery = v.object({ page: wireCount, page_size: wireCount })

/** Templates by their titles, the newest first. */
export const wireTemplatePage = v.object({
  count: wireWhole,
  results: v.array(v.object({ id: v.string(), caption: v.string() })),
})

/** A template: `caption` is its title, `content` is HTML. @source 2nd text 3 */
export const wireTemplate = v.object({ id: v.string(), caption: v.string(), content: v.string() })

/** Templates to forget. */
export const wireTemplateIds = v.object({
  ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.minLength(1), v.maxLength(100)),
})
