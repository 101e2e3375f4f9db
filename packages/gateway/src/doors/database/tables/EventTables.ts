import type { InvitationAnswer, OccurrenceId } from '@mailroom/core'

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
  /** What organizers have told last of events in calendars. */
  event_notices: {
    event_id: number
    /** The one of a series that it was about; empty for all of it. */
    occurrence: OccurrenceId | ''
    sequence: number
    /** ms since 1970. */
    stamped_at: number
  }
}
