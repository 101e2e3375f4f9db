import { isSnoozeTime, snoozeTimes, type SnoozeTimeName } from '../snooze/snoozeTimes'

/** When a mail may leave, by name. */
export type ScheduleTimeName = Exclude<SnoozeTimeName, 'weekend'>

/** A time that is offered. */
export interface ScheduleTime {
  readonly name: ScheduleTimeName
  /** ms since 1970. */
  readonly at: number
}

/** How far away a mail leaves when nobody has chosen another time. @source CO-07 */
export const defaultScheduleMs = 60 * 60_000

/** The mails of one person that can wait for their time at once. */
export const maxScheduledMails = 200

/**
 * The times that are offered for a mail to leave, soonest first, by the clock of this machine: this evening at 18:00, while that
 * is more than an hour away; tomorrow and on Monday at 8:00. Mails to colleagues do not wait for the weekend.
 *
 * @source CO-07
 */
export const scheduleTimes = (now: number): readonly ScheduleTime[] =>
  snoozeTimes(now).flatMap(({ name, at }) => (name === 'weekend' ? [] : [{ name, at }]))

/** Says whether a mail may leave then: in the future, and at most a year away. */
export const isScheduleTime = (at: number, now: number): boolean => isSnoozeTime(at, now)
