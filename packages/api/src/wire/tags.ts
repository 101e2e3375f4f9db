import * as v from 'valibot'

/** A tag: `tagname` names it in calls, `name` is what people see. */
export const wireTag = v.object({ tagname: v.string(), name: v.string(), color: v.string() })

/** All tags. */
export const wireTags = v.object({ results: v.array(wireTag) })

/** A new tag. The server trims and checks the name, so that its messages reach the field. */
export const wireTagForm = v.object({
  name: v.pipe(v.string(), v.maxLength(200)),
  color: v.pipe(v.string(), v.maxLength(20)),
})
