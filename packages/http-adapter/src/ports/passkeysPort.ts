import type { AnswerOf, Contract } from '@mailroom/api'
import type { Passkey, PasskeyDescriptor, PasskeysPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { wrapFor } from '../session/wrapFor'
import { fromWireLoginAfter } from '../wire/session'

/** Keys on the reader's devices, over HTTP. What proves who asks travels wrapped like a password. */
export const createPasskeysPort = (client: HttpClient): PasskeysPort => ({
  list: async (options) => (await client.send('passkeys', { options })).results.map(fromWirePasskey),
  async beginSetup(proof) {
    const answer = await client.send('beginPasskey', { body: { proof: await wrapFor(client, proof) } })
    return {
      challenge: answer.challenge,
      rpId: answer.rp_id,
      rpName: answer.rp_name,
      userId: answer.user_id,
      userName: answer.user_name,
      displayName: answer.display_name,
      algorithms: answer.algorithms,
      known: answer.known.map(fromWireDescriptor),
    }
  },
  async finishSetup(made, name) {
    const body = {
      name,
      credential_id: made.credentialId,
      transports: [...made.transports],
      client_data: made.clientData,
      authenticator_data: made.authenticatorData,
      public_key: made.publicKey,
    }
    return fromWirePasskey(await client.send('addPasskey', { body }))
  },
  async rename(id, name) {
    await client.send('renamePasskey', { path: { id }, body: { name } })
  },
  async remove(id, proof) {
    await client.send('removePasskey', { path: { id }, body: { proof: await wrapFor(client, proof) } })
  },
  async beginSignIn(step) {
    const answer = await client.send('beginPasskeyLogin', { body: { step } })
    return {
      challenge: answer.challenge,
      rpId: answer.rp_id,
      allowed: answer.allowed.map(fromWireDescriptor),
      mustVerify: answer.must_verify,
    }
  },
  async signIn({ credentialId, clientData, authenticatorData, signature, userId }) {
    const answer = await client.send('passkeyLogin', {
      body: {
        credential_id: credentialId,
        client_data: clientData,
        authenticator_data: authenticatorData,
        signature,
        ...(userId !== undefined && { user_id: userId }),
      },
    })
    client.token.remember(answer)
    return fromWireLoginAfter(answer, client)
  },
})

const fromWireDescriptor = ({
  credential_id: credentialId,
  transports,
}: AnswerOf<Contract['beginPasskey']>['known'][number]): PasskeyDescriptor => ({ credentialId, transports })

const fromWirePasskey = ({ id, name, created_at, used_at }: AnswerOf<Contract['addPasskey']>): Passkey => ({
  id,
  name,
  createdAt: Date.parse(created_at),
  ...(used_at !== null && { usedAt: Date.parse(used_at) }),
})
