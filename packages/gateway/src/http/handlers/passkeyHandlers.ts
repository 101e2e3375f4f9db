import type { AnswerOf, Contract } from '@mailroom/api'
import { MailroomError, type Passkey, type PasskeyDescriptor } from '@mailroom/core'
import { type BegunPasskey, passkeyLifeSeconds } from '../../session/passkeys/createPasskeys'
import { passkeyPlace } from '../../session/passkeys/PasskeyPlace'
import type { Asking, Handlers } from '../Handler'
import { pageOrigin } from '../pageOrigin'
import type { Services } from '../Services'
import { halfSignInCookie, passkeyCookie } from '../sessionCookie'
import { toWireTime } from '../wire/messages'
import { sessionEntry } from './enterSession'

type Calls =
  | 'passkeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'beginPasskeyLogin'
  | 'passkeyLogin'

/** Keys on people's devices. A challenge is bound to its browser by a cookie that scripts cannot read. @source SE-08 */
export function passkeyHandlers(services: Services): Pick<Handlers, Calls> {
  const { passkeys, address, settings } = services
  const cookie = passkeyCookie(address.isSecure)
  const halfCookie = halfSignInCookie(address.isSecure)
  const { enter } = sessionEntry(services)

  const placeOf = ({ request }: Asking) => {
    if (!settings.allowPasskeys) throw new MailroomError('forbidden', 'Passkeys are turned off.')
    return passkeyPlace(pageOrigin(request, address))
  }
  const ask = <Question>({ answerHeaders }: Asking, { question, sealed }: BegunPasskey<Question>) => {
    answerHeaders.append('Set-Cookie', cookie.write(sealed, passkeyLifeSeconds))
    return question
  }
  const backOf = (asking: Asking) => {
    const place = placeOf(asking)
    asking.answerHeaders.append('Set-Cookie', cookie.clear())
    return { sealed: cookie.read(asking.request.headers), place, clientAddress: asking.clientAddress }
  }

  return {
    passkeys: async (_input, { session }) => ({
      results: (await passkeys.list(session.accountId)).map(toWirePasskey),
    }),

    async beginPasskey({ body }, asking) {
      const proof = { wrapped: body.proof, clientAddress: asking.clientAddress }
      const setup = ask(asking, await passkeys.beginSetup(asking.session, proof, placeOf(asking)))
      return {
        challenge: setup.challenge,
        rp_id: setup.rpId,
        rp_name: setup.rpName,
        user_id: setup.userId,
        user_name: setup.userName,
        display_name: setup.displayName,
        algorithms: [...setup.algorithms],
        known: setup.known.map(toWireDescriptor),
      }
    },

    async addPasskey({ body }, asking) {
      const made = {
        credentialId: body.credential_id,
        transports: body.transports,
        clientData: body.client_data,
        authenticatorData: body.authenticator_data,
        publicKey: body.public_key,
      }
      return toWirePasskey(await passkeys.finishSetup(asking.session, made, body.name, backOf(asking)))
    },

    async renamePasskey({ path, body }, { session }) {
      await passkeys.rename(session.accountId, path.id!, body.name)
      return { msg: 'success' }
    },

    async removePasskey({ path, body }, { session, clientAddress }) {
      await passkeys.remove(session, path.id!, { wrapped: body.proof, clientAddress })
      return { msg: 'success' }
    },

    async beginPasskeyLogin({ body }, asking) {
      const halfToken = halfCookie.read(asking.request.headers)
      const request = ask(asking, await passkeys.beginSignIn(body.step, placeOf(asking), halfToken))
      return {
        challenge: request.challenge,
        rp_id: request.rpId,
        allowed: request.allowed.map(toWireDescriptor),
        must_verify: request.mustVerify,
      }
    },

    async passkeyLogin({ body }, asking) {
      const answer = {
        credentialId: body.credential_id,
        clientData: body.client_data,
        authenticatorData: body.authenticator_data,
        signature: body.signature,
        ...(body.user_id !== undefined && { userId: body.user_id }),
      }
      const halfToken = halfCookie.read(asking.request.headers)
      const back = backOf(asking)
      const entered = await enter(asking, () => passkeys.signIn(answer, back, halfToken))
      asking.answerHeaders.append('Set-Cookie', halfCookie.clear())
      return entered
    },
  }
}

const toWireDescriptor = ({ credentialId, transports }: PasskeyDescriptor) => ({
  credential_id: credentialId,
  transports: [...transports],
})

const toWirePasskey = ({ id, name, createdAt, usedAt }: Passkey): AnswerOf<Contract['addPasskey']> => ({
  id,
  name,
  created_at: toWireTime(createdAt),
  used_at: usedAt === undefined ? null : toWireTime(usedAt),
})
