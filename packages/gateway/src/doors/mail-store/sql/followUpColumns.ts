import type { FollowUp } from '@mailroom/core'
import { bit } from './append/headerColumns'

/** Of a mail that nobody is reminded of. */
export const noFollowUp = { follow_up_at: null, follow_up_unanswered: 0, follow_up_due: 0 } as const

/** A reminder as its columns. */
export const followUpColumns = (followUp: FollowUp | null) =>
  followUp === null
    ? noFollowUp
    : {
        follow_up_at: followUp.at,
        follow_up_unanswered: bit(followUp.unlessAnswered),
        follow_up_due: bit(followUp.isDue),
      }
