import { MailroomError } from '@mailroom/core'
import { type BegunSession, type HalfSignedIn, halfSignInSeconds } from '../../session/HalfSignIn'
import type { ActiveSession } from '../../session/Sessions'
import type { Asking, Handlers } from '../Handler'
import type { Services } from '../Services'
import { captchaCookie, halfSignInCookie, sessionCookie } from '../sessionCookie'
import { toWireLoginAfter, toWireLoginBefore } from '../wire/session'

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
  const { settings, sessions, sessionWatch } = services
  const cookie = sessionCookie(services.address.isSecure)
  const captchas = captchaCookie(services.address.isSecure)
  const halfCookie = halfSignInCookie(services.address.isSecure)

  const describe = async (session: ActiveSession) =>
    toWireLoginAfter(
      settings,
      await services.people.profile(session.accountId),
      session,
      await services.passwords.mustChange(session.id),
    )

  const end = async (session: ActiveSession) => {
    await sessions.end(session.id)
    await sessionWatch.check()
  }

  /** The session that came with the request is over: one browser is one person. */
  const enter = async (
    asking: Asking & { readonly session: ActiveSession | undefined },
    begin: () => Promise<BegunSession | HalfSignedIn>,
  ) => {
    const begun = await begin()
    if ('halfToken' in begun) {
      asking.answerHeaders.append('Set-Cookie', halfCookie.write(begun.halfToken, halfSignInSeconds))
      throw new MailroomError('invalid', 'A second step follows.', { fields: { code: ['codeWanted'] } })
    }
    const userAgent = asking.request.headers.get('user-agent') ?? ''
    const from = { clientAddress: asking.clientAddress, userAgent }
    await services.signInLog.note(begun.session, from)
    await services.openSessions.note(begun.session.id, from)
    if (asking.session) await end(asking.session)
    asking.answerHeaders.append('Set-Cookie', cookie.write(begun.token, settings.sessionHours * 3600))
    return describe(begun.session)
  }

  return {
    loginBefore: async () => toWireLoginBefore(settings, services.passwordKeyPem, services.now()),
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
    async logout(_input, { session, answerHeaders }) {
      await end(session)
      answerHeaders.append('Set-Cookie', cookie.clear())
      return { logout_url: settings.logoutUrl }
    },
    wss: async (_input, { session }) => ({ token: await services.liveTickets.issue(session) }),
  }
}
