import type { Address } from '../mail/Address'

/** What somebody has said to an invitation. `pending`: nothing yet. @source RD-10 */
export type InvitationStatus = 'pending' | 'accepted' | 'tentative' | 'declined'

/** What can be said to an invitation. */
export type InvitationAnswer = Exclude<InvitationStatus, 'pending'>

/** Somebody who is invited. */
export interface Invitee extends Address {
  readonly status: InvitationStatus
  readonly isOptional: boolean
}

/**
 * When an event takes place, in ms since 1970. `instant`: the same moment everywhere. `floating`: no zone is known, so
 * the clock on the wall counts; `allDay`: whole days. Both are given as if that clock were UTC.
 */
export interface EventTime {
  readonly kind: 'instant' | 'floating' | 'allDay'
  readonly startsAt: number
  /** Not before `startsAt`; of whole days the first that no longer counts. */
  readonly endsAt: number
}

/** A day of the week, 0 for Sunday; with `ordinal` the first, second ... or, -1, last one of a month. */
export interface RecurrenceDay {
  readonly day: number
  readonly ordinal?: number
}

/** How an event comes again, as far as it can be said in a few words; `other`: it cannot. @source RFC 5545 3.3.10 */
export interface EventRecurrence {
  readonly every: 'day' | 'week' | 'month' | 'year' | 'other'
  /** Every so many of them, 1 or more. */
  readonly interval: number
  /** Empty: that of the event itself. */
  readonly weekdays: readonly RecurrenceDay[]
  /** 1 to 31, or -1 for the last day. */
  readonly monthDays: readonly number[]
  readonly count?: number
  /** The last moment, in ms since 1970. */
  readonly until?: number
}

/** What a calendar program wrote into a mail about one event. Hostile until shown as plain text. @source RFC 5546 */
export interface EventNotice {
  /** `request` invites or changes, `cancel` calls off, `reply` answers, `publish` only tells. */
  readonly method: 'request' | 'cancel' | 'reply' | 'publish'
  /** The organizer's name for the event. */
  readonly uid: string
  /** Names the one instance of a series that it is about. */
  readonly recurrenceId?: string
  /** Grows with each change that matters. */
  readonly sequence: number
  /** When it was written, in ms since 1970. */
  readonly stampedAt: number
  readonly title: string
  readonly location: string
  readonly organizer?: Address
  readonly time?: EventTime
  readonly recurrence?: EventRecurrence
  /** The first of them, where there are very many. */
  readonly invitees: readonly Invitee[]
  readonly inviteeCount: number
}

/** The text by which two notices are about the same event, or the same instance of a series. */
export const eventKey = ({ uid, recurrenceId = '' }: Pick<EventNotice, 'uid' | 'recurrenceId'>): string =>
  `${uid}\n${recurrenceId}`
