import type { EventRecurrence } from '@mailroom/core'

/** How an event can come again, in the order of the list. @source CA-02 */
export const repeatChoices = [
  'never',
  'day',
  'workdays',
  'week',
  'twoWeeks',
  'month',
  'monthWeekday',
  'year',
  'custom',
] as const

/** One of them; `kept` is a rule that this form cannot say, and leaves as it stands. */
export type RepeatChoice = (typeof repeatChoices)[number] | 'kept'

/** Units of a rule of one's own. */
export const repeatUnits = ['day', 'week', 'month', 'year'] as const

/** On which day of a month: its number, the last one, the so manyth Friday, the last Friday; those of the event itself. */
export type MonthDay = 'number' | 'last' | 'weekday' | 'lastWeekday'

/** How an event comes again, as it is typed. */
export interface RepeatForm {
  readonly choice: RepeatChoice
  /** The next three are of `custom` alone. Every so many: */
  readonly interval: string
  readonly every: (typeof repeatUnits)[number]
  /** 0 for Sunday; none: that of the event itself. */
  readonly weekdays: readonly number[]
  readonly monthDay: MonthDay
  readonly ends: 'never' | 'on' | 'after'
  /** The last day, `2026-11-24`. */
  readonly until: string
  /** How often. */
  readonly count: string
  /** The rule that is kept. */
  readonly kept?: EventRecurrence
}
