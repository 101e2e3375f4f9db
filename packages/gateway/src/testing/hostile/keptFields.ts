import type { World } from '../every-route/World'
import { adminFields } from './adminFields'
import { calendarFields } from './calendarFields'
import { contactFields } from './contactFields'
import type { KeptFields } from './KeptField'
import { mailFields } from './mailFields'
import { ownFields } from './ownFields'

/**
 * Every field of the contract whose text is kept and shown again.
 *
 * @param world Alice, whose things with the canary nobody touches
 */
export const keptFields = async (world: World): Promise<KeptFields> => ({
  ...(await mailFields(world)),
  ...(await ownFields(world)),
  ...contactFields(world),
  ...calendarFields(world),
  ...(await adminFields(world)),
})
