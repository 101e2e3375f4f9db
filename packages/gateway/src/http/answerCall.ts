import { type Call, type CallName, fit, isChange } from '@mailroom/api'
import { MailroomError } from '@mailroom/core'
import { type ActiveSession, notSignedIn, screenLocked } from '../session/Sessions'
import { asGuest } from '../session/shared/asGuest'
import { guardAdmin } from './guards/guardAdmin'
import { guardCsrf } from './guards/guardCsrf'
import { guardHost, guardOrigin } from './guards/guardOrigin'
import { guardPassword } from './guards/guardPassword'
import { guardShare } from './guards/guardShare'
import { guardSize, maxBodyBytes } from './guards/guardSize'
import type { RateLimit } from './guards/rateLimit'
import { readInput } from './guards/readInput'
import type { Asking } from './Handler'
import type { Services } from './Services'
import type { SessionCookie } from './sessionCookie'

/** A handler as the table of routes sees it: its types were checked where it was made. */
export type AnyHandler = (
  input: object,
  asking: Asking & { session: ActiveSession | undefined },
) => Promise<unknown>

/** What all calls share. */
export interface CallParts {
  readonly services: Services
  readonly cookie: SessionCookie
  readonly rateLimit: RateLimit
}

/**
 * Takes one request through the guards, always in the same order, to its handler.
 *
 * size, host, origin, session, CSRF, screen lock, password, share, administrator, rate, schema: the cheap ones first, and nothing of the
 * body is looked at before it is known who sends it.
 *
 * @throws MailroomError
 */
export async function answerCall(
  { services, cookie, rateLimit }: CallParts,
  [name, call]: readonly [CallName, Call],
  handler: AnyHandler,
  asking: Asking,
  path: Readonly<Record<string, string>>,
): Promise<Response> {
  const { request } = asking
  const { address, settings } = services
  const maxBytes = maxBodyBytes(call, settings.maxMessageBytes)

  guardSize(request, maxBytes)
  guardHost(request, address)
  if (isChange(call)) guardOrigin(request, address, settings.portalOrigins)
  const session = await findSession(services, cookie, request.headers)
  if (!session && !call.isOpen) throw notSignedIn()
  if (session && !call.isOpen) guardCsrf(request, session, call)
  if (session?.isLocked && !call.isOpen && !call.isForLocked) throw screenLocked()
  if (session && !call.isOpen) guardPassword(name, session)
  if (session && !call.isOpen) guardShare(name, session)
  guardAdmin(call, session)
  rateLimit.take(session?.id ?? asking.clientAddress)
  await services.organisation.refresh()
  const input = await readInput(call, request, path, maxBytes)

  const answer = await asGuest(services.sessions, session, handler(input, { ...asking, session }))
  if (isChange(call) && session?.share?.level) {
    const { accountId, share } = session
    const details = { person: share.personId, call: name }
    await services.audit.record({
      action: 'share-act',
      accountId,
      clientAddress: asking.clientAddress,
      details,
    })
  }
  if (answer instanceof Response) return answer
  if (settings.checkAnswers) checkAnswer(name, call, answer)
  return Response.json(answer)
}

async function findSession(
  services: Services,
  cookie: SessionCookie,
  headers: Headers,
): Promise<ActiveSession | undefined> {
  const token = cookie.read(headers)
  return token === undefined ? undefined : services.sessions.find(token)
}

function checkAnswer(name: CallName, call: Call, answer: unknown): void {
  if (typeof call.answer === 'string') return
  const result = fit(call.answer, answer)
  if (!result.fits)
    throw new MailroomError('server', `The answer of ${name} is not what the contract says.`, {
      cause: result.faults,
    })
}
