import type { CommonStrings } from '../strings/commonStrings'
import type { MatchingAction } from './useMatchingActions'

/** What is said when something could not be done with all mails. */
export const matchingFailures = {
  mark: 'markFailed',
  move: 'moveFailed',
  remove: 'deleteFailed',
  deleteForever: 'deleteFailed',
} as const satisfies Record<MatchingAction['kind'], keyof CommonStrings>
