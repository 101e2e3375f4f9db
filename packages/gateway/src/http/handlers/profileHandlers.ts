import { type ClosingRequest, maxProfilePictureBytes, type NameRequest } from '@mailroom/core'
import { buffer } from 'node:stream/consumers'
import { readUpload } from '../files/readUpload'
import { whileSignedIn } from '../files/whileSignedIn'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { toWireTime } from '../wire/messages'
import { toWireLook } from '../wire/look'

type Calls =
  | 'profile'
  | 'requestName'
  | 'withdrawName'
  | 'requestClosing'
  | 'withdrawClosing'
  | 'profilePicture'
  | 'setProfilePicture'
  | 'removeProfilePicture'
  | 'setGender'

/** How long a browser keeps a picture, whose name never stands for another one. */
const keptSeconds = 24 * 60 * 60

/** Who the user is, what they show of themselves, and what they ask for. @source HO-01, ST-01, ST-18 */
export function profileHandlers(services: Services): Pick<Handlers, Calls> {
  const { ownRequests, profiles } = services
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
        ...toWireLook(profile),
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

    async profilePicture({ path }, { session, request }) {
      const { bytes, contentType } = await profiles.picture(session.accountId, path.id!)
      const tag = `"${path.id!}"`
      const headers = {
        'Content-Type': contentType,
        // Opened by itself it is a download, under the policy of one.
        'Content-Disposition': 'attachment; filename="picture"',
        'Cache-Control': `private, max-age=${keptSeconds}, immutable`,
        ETag: tag,
      }
      return request.headers.get('if-none-match') === tag
        ? new Response(null, { status: 304, headers })
        : new Response(new Uint8Array(bytes), { headers })
    },

    async setProfilePicture(_input, { session, request }) {
      const { file } = await whileSignedIn(services, session, (signal) =>
        readUpload(
          request,
          { file: 'picture', maxBytes: maxProfilePictureBytes, signal },
          async (content) => ({ bytes: await buffer(content) }),
          async () => {},
        ),
      )
      await profiles.setPicture(session.accountId, file.bytes)
      return { msg: 'success' }
    },

    async removeProfilePicture(_input, { session }) {
      await profiles.removePicture(session.accountId)
      return { msg: 'success' }
    },

    async setGender({ body }, { session }) {
      await profiles.setGender(session.accountId, body.gender)
      return { msg: 'success' }
    },
  }
}

const shared = ({ state, requestedAt, answer }: NameRequest | ClosingRequest) => ({
  state,
  created: toWireTime(requestedAt),
  answer,
})
