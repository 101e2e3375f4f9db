import { MailroomError, maxCertificateFileBytes, type CertificatesPort } from '@mailroom/core'
import type { AnswerOf, Contract } from '@mailroom/api'
import type { HttpClient } from '../http/HttpClient'
import { wrapFor } from '../session/wrapFor'

/** The user's own certificates, over HTTP. The password of a file travels wrapped like that of the account. */
export const createCertificatesPort = (client: HttpClient): CertificatesPort => ({
  list: async (options) => fromWire(await client.send('certificates', { options })),
  async import(file, password) {
    if (file.size > maxCertificateFileBytes)
      throw new MailroomError('invalid', 'This is too large for a certificate file.', {
        fields: { file: [] },
      })
    const bytes = new Uint8Array(await file.arrayBuffer())
    const body = { content: base64(bytes), password: await wrapFor(client, password) }
    return fromWire(await client.send('importCertificate', { body }))
  },
  delete: async (fingerprint) => void (await client.send('deleteCertificate', { path: { fingerprint } })),
})

const fromWire = ({ results }: AnswerOf<Contract['certificates']>) =>
  results.map(({ emails, valid_from, valid_to, is_own, ...rest }) => ({
    ...rest,
    addresses: emails,
    validFrom: Date.parse(valid_from),
    validTo: Date.parse(valid_to),
    isOwnAddress: is_own,
  }))

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
