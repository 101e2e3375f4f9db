import type { TwoFactorPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { wrapFor } from '../session/wrapFor'
import { fromWireLoginAfter } from '../wire/session'

/** The second step of signing in, over HTTP. What proves who asks travels wrapped like a password. */
export const createTwoFactorPort = (client: HttpClient): TwoFactorPort => ({
  async state(options) {
    const { google, backup_codes } = await client.send('twoFactor', { options })
    return { isOn: google, backupCodesLeft: backup_codes }
  },
  async begin() {
    const { secret, qrcode } = await client.send('beginAuthenticator')
    return { secret, uri: qrcode }
  },
  confirm: async (code) => (await client.send('confirmAuthenticator', { body: { code } })).backup_codes,
  async renewBackupCodes(proof) {
    const body = { proof: await wrapFor(client, proof) }
    return (await client.send('renewBackupCodes', { body })).backup_codes
  },
  async remove(proof) {
    await client.send('removeAuthenticator', { body: { proof: await wrapFor(client, proof) } })
  },
  async signIn(code) {
    const answer = await client.send('twoFactorLogin', { body: { code } })
    client.token.remember(answer)
    return fromWireLoginAfter(answer)
  },
})
