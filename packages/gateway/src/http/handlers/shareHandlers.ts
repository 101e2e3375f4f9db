import { MailroomError } from '@mailroom/core'
import type { BegunSession } from '../../session/HalfSignIn'
import type { ActiveSession } from '../../session/Sessions'
import { levelAllows } from '../../session/shared/callRights'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { sessionCookie } from '../sessionCookie'

type Calls = 'shareLogin' | 'backLogin' | 'shareUsers' | 'shareStatus'

/** Into a shared mailbox and back. @source SH-04 */
export function shareHandlers(services: Services): Pick<Handlers, Calls> {
  const { shares, settings, audit } = services
  const cookie = sessionCookie(services.address.isSecure)
  const personOf = ({ accountId, share }: ActiveSession) => share?.personId ?? accountId
  const answered = ({ token, session }: BegunSession, headers: Headers) => {
    headers.append('Set-Cookie', cookie.write(token, settings.sessionHours * 3600))
    return { csrf_token: session.csrfToken }
  }

  return {
    async shareLogin({ body }, { session, clientAddress, answerHeaders }) {
      const ownerId = await shares.ownerOf(personOf(session), body.share_id)
      await requireReachable(services, session, ownerId)
      const begun = await shares.enter(session, body.share_id)
      const details = { person: personOf(session) }
      await audit.record({ action: 'share-entered', accountId: ownerId, clientAddress, details })
      return answered(begun, answerHeaders)
    },
    async backLogin(_input, { session, answerHeaders }) {
      // At home already: another tab has gone back.
      if (!session.share) return { csrf_token: session.csrfToken }
      return answered(await shares.leave(session), answerHeaders)
    },
    async shareUsers(_input, { session }) {
      const listed = await shares.of(personOf(session))
      return { results: listed.map(({ id, name, address }) => ({ id, realname: name, username: address })) }
    },
    shareStatus: async (_input, { session: { share } }) => {
      const may = (name: 'setParam' | 'messages' | 'compose') =>
        share === undefined || levelAllows(share.level, name)
      return {
        is_shareduser: share !== undefined,
        shareuser_all: may('setParam'),
        shareuser_get: may('messages'),
        shareuser_post: may('compose'),
        shareuser_send: may('compose'),
        shareuser_password: share === undefined,
      }
    },
  }
}

/** On a mail server of somebody else the mailbox opens only with what the owner has left there. */
async function requireReachable({ mailboxes }: Services, session: ActiveSession, accountId: number) {
  try {
    await mailboxes.of({ ...session, accountId }).folders()
  } catch (cause) {
    throw new MailroomError('forbidden', 'The mailbox cannot be opened while its owner is not signed in.', {
      detail: 'shareUnreachable',
      cause,
    })
  }
}
