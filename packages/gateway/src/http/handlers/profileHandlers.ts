import type { ClosingRequest, NameRequest } from '@mailroom/core'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { toWireTime } from '../wire/messages'

type Calls = 'profile' | 'requestName' | 'withdrawName' | 'requestClosing' | 'withdrawClosing'

/** Who the user is, and what they ask for. @source ST-01, ST-18 */
export function profileHandlers({ ownRequests }: Services): Pick<Handlers, Calls> {
  return {
    async profile(_input, { session }) {
      const profile = await ownRequests.profile(session.accountId)
      const { nameRequest, closingRequest } = profile
      return {
        realname: profile.name,
        english_name: profile.englishName,
        email: profile.address,
        job_number: profile.jobNumber ?? '',
        department: profile.department ?? '',
        name_request: nameRequest
          ? { ...shared(nameRequest), realname: nameRequest.name, english_name: nameRequest.englishName }
          : null,
        cancel_request: closingRequest ? { ...shared(closingRequest), reason: closingRequest.reason } : null,
      }
    },

    async requestName({ body: { realname, english_name } }, { session, clientAddress }) {
      const wanted = { name: realname, englishName: english_name }
      await ownRequests.requestName(session.accountId, wanted, clientAddress)
      return { msg: 'success' }
    },

    async withdrawName(_input, { session, clientAddress }) {
      await ownRequests.withdraw(session.accountId, 'name', clientAddress)
      return { msg: 'success' }
    },

    async requestClosing({ body: { reason } }, { session, clientAddress }) {
      await ownRequests.requestClosing(session.accountId, reason, clientAddress)
      return { msg: 'success' }
    },

    async withdrawClosing(_input, { session, clientAddress }) {
      await ownRequests.withdraw(session.accountId, 'closing', clientAddress)
      return { msg: 'success' }
    },
  }
}

const shared = ({ state, requestedAt, answer }: NameRequest | ClosingRequest) => ({
  state,
  created: toWireTime(requestedAt),
  answer,
})
