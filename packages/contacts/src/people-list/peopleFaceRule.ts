import { isMailroomError } from '@mailroom/core'
import type { PeopleAnswer } from './PeopleLines'

/** Which of its faces a list of people shows. */
export type PeopleFaceState =
  | { readonly kind: 'content' | 'empty' | 'loading' | 'offline' | 'gone' | 'forbidden' }
  | { readonly kind: 'error'; readonly error: unknown }

/** People who are there go on being shown when asking anew fails, unless the failure says that they are not there any more. */
export function peopleFace({
  lines,
  total,
  error,
}: Pick<PeopleAnswer, 'lines' | 'total' | 'error'>): PeopleFaceState {
  const kind = isMailroomError(error) ? error.kind : undefined
  if (kind === 'notFound') return { kind: 'gone' }
  if (kind === 'forbidden') return { kind }
  if (lines) return { kind: lines.length > 0 ? 'content' : total === 0 ? 'empty' : 'loading' }
  // Whoever is not signed in any more is told so by the session.
  if (error === undefined || kind === 'unauthenticated' || kind === 'cancelled') return { kind: 'loading' }
  return kind === 'offline' ? { kind } : { kind: 'error', error }
}
