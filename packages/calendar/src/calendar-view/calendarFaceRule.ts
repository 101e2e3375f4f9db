import { isMailroomError, type Occurrence } from '@mailroom/core'

/** Which of its faces the days show. */
export type CalendarFace =
  | { readonly kind: 'content' | 'loading' | 'offline' }
  | { readonly kind: 'error'; readonly error: unknown }

/** Events that are there go on being shown when asking anew fails. */
export function calendarFace(occurrences: readonly Occurrence[] | undefined, error: unknown): CalendarFace {
  if (occurrences) return { kind: 'content' }
  const kind = isMailroomError(error) ? error.kind : undefined
  // Whoever is not signed in any more is told so by the session; a lock shows itself.
  if (error === undefined || kind === 'unauthenticated' || kind === 'cancelled' || kind === 'locked')
    return { kind: 'loading' }
  return kind === 'offline' ? { kind } : { kind: 'error', error }
}
