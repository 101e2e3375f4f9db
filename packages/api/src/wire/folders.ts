import * as z from 'zod/mini'

/** A folder. `flags` carries its special use (RFC 6154), like `\Sent`. */
export const wireFolder = z.object({
  id: z.string(),
  name: z.string(),
  raw_name: z.string(),
  unseen_count: z.int(),
  count: z.int(),
  is_lock: z.boolean(),
  is_default: z.boolean(),
  is_can_empty: z.boolean(),
  flags: z.array(z.string()),
})

/** All folders. */
export const wireFolders = z.object({ results: z.array(wireFolder) })
