import type { World } from '../every-route/World'
import { adminFields } from './adminFields'
import { calendarFields } from './calendarFields'
import { contactFields } from './contactFields'
import type { KeptFields } from './KeptField'
import { mailFields } from './mailFields'
import { ownFields } from './ownFields'

/** What the things are whose fields are kept. */
export const keptKinds = ['mail', 'own things', 'contacts', 'calendar', 'administration'] as const

/**
 * Every field of the contract whose text is kept and shown again, by what it is of.
 *
 * @param world Alice, whose things with the canary nobody touches
 */
export async function keptFields(
  world: World,
): Promise<Readonly<Record<(typeof keptKinds)[number], KeptFields>>> {
  return {
    mail: await mailFields(world),
    'own things': await ownFields(world),
    contacts: contactFields(world),
    calendar: calendarFields(world),
    administration: await adminFields(world),
  }
}
