import { isMailroomError, MailroomError } from '@mailroom/core'
import type { ActiveSession, Sessions } from '../Sessions'

/**
 * The answer to who may work in the mailbox of somebody else. When the mail server lets nobody into it any more, since its
 * owner has signed out or changed the password, that says nothing of the guest's own session: it is the share that is over
 * for now.
 *
 * @throws MailroomError `shareEnded` in the place of `unauthenticated`, as long as the session goes on
 * @source SH-04, GW-03
 */
export async function asGuest<Answer>(
  sessions: Pick<Sessions, 'isActive'>,
  session: ActiveSession | undefined,
  asked: Promise<Answer>,
): Promise<Answer> {
  try {
    return await asked
  } catch (cause) {
    const isRefused = isMailroomError(cause) && cause.kind === 'unauthenticated'
    if (!isRefused || !session?.share || !(await sessions.isActive(session.id))) throw cause
    throw new MailroomError('shareEnded', 'The mail server lets nobody into the shared mailbox.', {
      detail: 'shareUnreachable',
      cause,
    })
  }
}
