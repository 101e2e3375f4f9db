import { calendarDate } from './calendarDate'
import { maxBurnReads, type BurnSeal } from './Seal'

/** What is wrong with the choices for a mail that is destroyed after reading. @source CO-08 */
export type BurnFault = 'burnLimit' | 'burnDay'

/**
 * The first thing that is wrong, or undefined.
 *
 * @param today `yyyy-MM-dd` where the writer is: the day of destruction comes after it
 */
export function burnSealFault({ readLimit, burnDay }: BurnSeal, today: string): BurnFault | undefined {
  if (!Number.isInteger(readLimit) || readLimit < 1 || readLimit > maxBurnReads) return 'burnLimit'
  return calendarDate(burnDay) === undefined || burnDay <= today ? 'burnDay' : undefined
}
