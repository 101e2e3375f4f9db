import type { TwoFactorPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { wrapFor } from '../session/wrapFor'
import { fromWireLoginAfter } from '../wire/session'

/** The second step of signing in, over HTTP. What proves who asks travels wrapped like a password. */
export const createTwoFactorPort = (client: HttpClient): TwoFactorPort => ({
  async state(options) {
    const { google, backup_codes, phone } = await client.send('twoFactor', { options })
    return {
      isOn: google,
      backupCodesLeft: backup_codes,
      ...(phone !== undefined && { phone: phone === '' ? {} : { numberEnd: phone } }),
    }
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
  async beginPhone(phone, proof) {
    await client.send('beginPhone', { body: { phone, proof: await wrapFor(client, proof) } })
  },
  confirmPhone: async (code) => (await client.send('confirmPhone', { body: { code } })).backup_codes,
  async removePhone(proof) {
    await client.send('removePhone', { body: { proof: await wrapFor(client, proof) } })
  },
  async ways(options) {
    const { google, phone } = await client.send('secondStepWays', { options })
    return { hasAuthenticator: google, ...(phone !== '' && { phoneEnd: phone }) }
  },
  async sendCode() {
    await client.send('sendSignInCode')
  },
  async signIn(code) {
    const answer = await client.send('twoFactorLogin', { body: { code } })
    client.token.remember(answer)
    return fromWireLoginAfter(answer, client)
  },
})
