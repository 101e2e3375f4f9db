import type { SignOnArrival, SignOnPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { wrapFor } from '../session/wrapFor'
import { fromWireLoginAfter } from '../wire/session'

/** Signing in by services outside, over HTTP. */
export const createSignOnPort = (client: HttpClient): SignOnPort => ({
  begin: async (way) => (await client.send('beginSignOn', { body: { way } })).url,
  async finish(arrival) {
    const answer = await client.send('signOn', { body: toWire(arrival) })
    client.token.remember(answer)
    return fromWireLoginAfter(answer, client)
  },
  async binding(options) {
    const { is_offered, bound_at } = await client.send('weChatBinding', { options })
    return { isOffered: is_offered, ...(bound_at !== null && { boundAt: Date.parse(bound_at) }) }
  },
  async beginBinding(proof) {
    const body = { proof: await wrapFor(client, proof) }
    return (await client.send('beginWeChatBinding', { body })).url
  },
  async bind(arrival) {
    await client.send('bindWeChat', { body: toWire(arrival) })
  },
  async unbind(proof) {
    await client.send('unbindWeChat', { body: { proof: await wrapFor(client, proof) } })
  },
})

const toWire = ({ issuer, ...arrival }: SignOnArrival) => ({
  ...arrival,
  ...(issuer !== undefined && { iss: issuer }),
})
