import { clockMoment } from './clockMoment'
import { isZone } from './wallClock'

/**
 * As `clockMoment`, by a name of a zone as a mail has it: also with the name of a program before it.
 *
 * @returns undefined for a name that is no zone
 */
export function momentOf(wall: number, timeZone: string): number | undefined {
  const zone = [timeZone, timeZone.split('/').slice(-2).join('/')].find(isZone)
  return zone === undefined ? undefined : clockMoment(wall, zone)
}
