import * as v from 'valibot'
import { wireWhole } from './common'

/** A folder. `flags` carries its special use (RFC 6154), like `\Sent`. */
export const wireFolder = v.object({
  id: v.string(),
  name: v.string(),
  raw_name: v.string(),
  unseen_count: wireWhole,
  count: wireWhole,
  is_lock: v.boolean(),
  is_default: v.boolean(),
  is_can_empty: v.boolean(),
  flags: v.array(v.string()),
})

/** All folders. */
export const wireFolders = v.object({ results: v.array(wireFolder) })
