import type { InvitationAnswer } from '@mailroom/core'

/** Tables of events. */
export interface EventTables {
  /** What people have answered to invitations. */
  event_answers: {
    account_id: number
    /** Made of the two names below. */
    event_id: string
    /** The organizer's name for the event. */
    event_uid: string
    /** The one instance of a series that was answered. */
    recurrence_id: string | null
    /** The change of the event that was answered. */
    sequence: number
    status: InvitationAnswer
    answered_at: number
  }
}
