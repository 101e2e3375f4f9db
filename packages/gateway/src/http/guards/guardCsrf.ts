import { type Call, isChange } from '@mailroom/api'
import { MailroomError } from '@mailroom/core'
import { isSameSecret } from '../../session/tokens'
import type { ActiveSession } from '../../session/Sessions'

/**
 * Refuses changing calls without the token of this very session, which only our own pages can read, and any call with the
 * token of another one: a page whose session another window has brought elsewhere must not be shown what lies there.
 * `forbidden`
 *
 * @source C3, A2, SH-04
 */
export function guardCsrf(request: Request, session: ActiveSession, call: Call): void {
  const token = request.headers.get('x-csrf-token')
  if (token === null ? isChange(call) : !isSameSecret(token, session.csrfToken))
    throw new MailroomError('forbidden', 'The X-CSRF-Token header does not belong to this session.')
}
