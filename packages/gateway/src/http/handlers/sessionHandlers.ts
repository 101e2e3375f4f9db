import { MailroomError } from '@mailroom/core'
import type { Handlers } from '../Handler'
import { pageOrigin } from '../pageOrigin'
import type { Services } from '../Services'
import { captchaCookie, halfSignInCookie, sessionCookie, signedOnCookie } from '../sessionCookie'
import { signInAnswer } from '../signInAnswer'
import { sessionEntry } from './enterSession'

type Calls =
  | 'loginBefore'
  | 'login'
  | 'ticketLogin'
  | 'twoFactorLogin'
  | 'loginAfter'
  | 'refresh'
  | 'logout'
  | 'wss'

/** Signing in and out, and the tickets of the live line. @source SE-01, SE-13, SE-20, SE-21 */
export function sessionHandlers(services: Services): Pick<Handlers, Calls> {
  const { settings, signOn } = services
  const cookie = sessionCookie(services.address.isSecure)
  const captchas = captchaCookie(services.address.isSecure)
  const halfCookie = halfSignInCookie(services.address.isSecure)
  const signedOn = signedOnCookie(services.address.isSecure)
  const { enter, describe, end } = sessionEntry(services)

  /** The organisation's own page comes after its sign-on, which knows the way to it. */
  const wayOut = async (request: Request) => {
    const isSignedOn = settings.oidcSignOut && signedOn.read(request.headers) !== undefined
    const url = isSignedOn ? await signOn.endUrl(pageOrigin(request, services.address)) : undefined
    return url ?? settings.logoutUrl
  }

  return {
    loginBefore: async () => signInAnswer(services),
    login: ({ body }, asking) =>
      enter(asking, () =>
        services.signIn(body, {
          clientAddress: asking.clientAddress,
          captcha: body.captcha,
          captchaBrowser: captchas.read(asking.request.headers),
        }),
      ),
    ticketLogin: ({ body }, asking) => {
      const { ticketSignIn } = services
      if (!ticketSignIn) throw new MailroomError('forbidden', 'Tickets are turned off.')
      return enter(asking, () => ticketSignIn(body.ticket))
    },
    async twoFactorLogin({ body }, asking) {
      const token = halfCookie.read(asking.request.headers)
      const answer = await enter(asking, () =>
        services.twoFactor.signIn(token, body.code, asking.clientAddress),
      )
      asking.answerHeaders.append('Set-Cookie', halfCookie.clear())
      return answer
    },
    loginAfter: (_input, { session }) => describe(session),
    // Finding the session has counted as activity already.
    refresh: async () => ({ msg: 'success' }),
    async logout(_input, { session, request, answerHeaders }) {
      await end(session)
      answerHeaders.append('Set-Cookie', cookie.clear())
      const logoutUrl = await wayOut(request)
      if (signedOn.read(request.headers) !== undefined) answerHeaders.append('Set-Cookie', signedOn.clear())
      return { logout_url: logoutUrl }
    },
    wss: async (_input, { session }) => ({ token: await services.liveTickets.issue(session) }),
  }
}
