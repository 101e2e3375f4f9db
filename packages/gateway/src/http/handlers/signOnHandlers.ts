import type { ReadOf, Contract } from '@mailroom/api'
import type { SignOnArrival } from '@mailroom/core'
import { type BegunSignOn, signOnLifeSeconds } from '../../session/sign-on/createSignOn'
import type { Asking, Handlers } from '../Handler'
import { pageOrigin } from '../pageOrigin'
import type { Services } from '../Services'
import { signedOnCookie, signOnCookie } from '../sessionCookie'
import { toWireTime } from '../wire/messages'
import { sessionEntry } from './enterSession'

type Calls = 'beginSignOn' | 'signOn' | 'weChatBinding' | 'beginWeChatBinding' | 'bindWeChat' | 'unbindWeChat'

/** Signing in by services outside. A turn is bound to its browser by a cookie that scripts cannot read. @source SE-27, SE-09 */
export function signOnHandlers(services: Services): Pick<Handlers, Calls> {
  const { signOn, address, settings } = services
  const cookie = signOnCookie(address.isSecure)
  const signedOn = signedOnCookie(address.isSecure)
  const { enter } = sessionEntry(services)

  const send = ({ answerHeaders }: Asking, { url, sealed }: BegunSignOn) => {
    answerHeaders.append('Set-Cookie', cookie.write(sealed, signOnLifeSeconds))
    return { url }
  }
  const backOf = (
    { request, clientAddress, answerHeaders }: Asking,
    body: ReadOf<Contract['signOn'], 'body'>,
  ) => {
    answerHeaders.append('Set-Cookie', cookie.clear())
    return { sealed: cookie.read(request.headers), arrival: arrivalOf(body), clientAddress }
  }

  return {
    beginSignOn: async ({ body }, asking) =>
      send(asking, await signOn.begin(body.way, pageOrigin(asking.request, address))),

    async signOn({ body }, asking) {
      const { way, begun } = await signOn.signIn(backOf(asking, body))
      if (way === 'oidc')
        asking.answerHeaders.append('Set-Cookie', signedOn.write('1', settings.sessionHours * 3600))
      return enter(asking, async () => begun)
    },

    async weChatBinding(_input, { session }) {
      const boundAt = await signOn.boundAt(session.accountId)
      return {
        is_offered: signOn.ways.includes('wechat'),
        bound_at: boundAt === undefined ? null : toWireTime(boundAt),
      }
    },

    async beginWeChatBinding({ body }, asking) {
      const { session, request, clientAddress } = asking
      const proof = { wrapped: body.proof, clientAddress }
      return send(asking, await signOn.beginBinding(session, proof, pageOrigin(request, address)))
    },

    async bindWeChat({ body }, asking) {
      await signOn.bind(asking.session, backOf(asking, body))
      return { msg: 'success' }
    },

    async unbindWeChat({ body }, { session, clientAddress }) {
      await signOn.unbind(session, { wrapped: body.proof, clientAddress })
      return { msg: 'success' }
    },
  }
}

const arrivalOf = ({ state, code, error, iss }: ReadOf<Contract['signOn'], 'body'>): SignOnArrival => ({
  state,
  ...(code !== undefined && { code }),
  ...(error !== undefined && { error }),
  ...(iss !== undefined && { issuer: iss }),
})
