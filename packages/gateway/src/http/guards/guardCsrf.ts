import { MailroomError } from '@mailroom/core'
import { isSameSecret } from '../../session/tokens'
import type { ActiveSession } from '../../session/Sessions'

/** Refuses changing calls without the token of this very session, which only our own pages can read. `forbidden` @source C3, A2 */
export function guardCsrf(request: Request, session: ActiveSession): void {
  const token = request.headers.get('x-csrf-token') ?? ''
  if (!isSameSecret(token, session.csrfToken))
    throw new MailroomError('forbidden', 'The X-CSRF-Token header does not belong to this session.')
}
