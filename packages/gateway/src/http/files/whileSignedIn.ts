import { MailroomError } from '@mailroom/core'
import { type ActiveSession, type SessionClosing, shareEnded } from '../../session/Sessions'
import type { Services } from '../Services'

/** An upload does not outlive its session. A locked screen lets it come to its end, as nothing is told by it. @source A6 */
export async function whileSignedIn<T>(
  { sessionWatch, sessions }: Services,
  session: ActiveSession,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const end = new AbortController()
  let closing: SessionClosing | undefined
  const unwatch = sessionWatch.watch(session.id, (why) => {
    if (why === 'locked') return
    closing = why
    end.abort()
  })
  try {
    const result = await work(end.signal)
    if (!(await sessions.isActive(session.id)))
      throw new MailroomError('unauthenticated', 'The session ended during the upload.')
    return result
  } catch (error) {
    throw closing === 'shareEnded' ? shareEnded() : error
  } finally {
    unwatch()
  }
}
