import type { AnswerOf, Contract } from '@mailroom/api'
import { MailroomError } from '@mailroom/core'
import { type BegunSession, type HalfSignedIn, halfSignInSeconds } from '../../session/HalfSignIn'
import type { ActiveSession } from '../../session/Sessions'
import type { Asking } from '../Handler'
import type { Services } from '../Services'
import { halfSignInCookie, sessionCookie } from '../sessionCookie'
import { toWireLoginAfter } from '../wire/session'

/** Somebody who asks to be let in, perhaps from within a session. */
export type EnteringAsking = Asking & { readonly session: ActiveSession | undefined }

/** What all ways of signing in end with. */
export interface SessionEntry {
  /**
   * Gives the browser its session. The one that came with the request is over: one browser is one person.
   *
   * @throws MailroomError invalid at `code` where a second step has to follow
   */
  enter(
    asking: EnteringAsking,
    begin: () => Promise<BegunSession | HalfSignedIn>,
  ): Promise<AnswerOf<Contract['loginAfter']>>
  /** Who is signed in, and what they may use. */
  describe(session: ActiveSession): Promise<AnswerOf<Contract['loginAfter']>>
  /** Ends a session, and what goes on in it. */
  end(session: ActiveSession): Promise<void>
}

/** @source SE-01, SE-08, SE-13 */
export function sessionEntry(services: Services): SessionEntry {
  const { settings, sessions, sessionWatch } = services
  const cookie = sessionCookie(services.address.isSecure)
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

  return {
    describe,
    end,
    async enter(asking, begin) {
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
    },
  }
}
