import * as z from 'zod/mini'

/** A tag: `tagname` names it in calls, `name` is what people see. */
export const wireTag = z.object({ tagname: z.string(), name: z.string(), color: z.string() })

/** All tags. */
export const wireTags = z.object({ results: z.array(wireTag) })

/** A new tag. The server trims and checks the name, so that its messages reach the field. */
export const wireTagForm = z.object({
  name: z.string().check(z.maxLength(200)),
  color: z.string().check(z.maxLength(20)),
})
