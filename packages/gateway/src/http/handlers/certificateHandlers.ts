import type { OwnCertificate } from '@mailroom/core'
import { certificateFault } from '../../smime/certificates/CertificateFault'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { toWireTime } from '../wire/messages'

type Calls = 'certificates' | 'importCertificate' | 'deleteCertificate'

/** People's own certificates. @source RD-20 */
export const certificateHandlers = ({ certificates, readPassword }: Services): Pick<Handlers, Calls> => ({
  certificates: async (_input, { session }) => toWire(await certificates.list(session.accountId)),

  async importCertificate({ body }, { session, clientAddress }) {
    const { password, isFresh } = await readPassword(body.password)
    if (!isFresh) throw certificateFault('certificatePassword')
    const content = Buffer.from(body.content, 'base64')
    return toWire(await certificates.import(session.accountId, { content, password, clientAddress }))
  },

  async deleteCertificate({ path }, { session, clientAddress }) {
    await certificates.delete(session.accountId, path.fingerprint!, clientAddress)
    return { msg: 'success' }
  },
})

const toWire = (certificates: readonly OwnCertificate[]) => ({
  results: certificates.map(({ fingerprint, subject, issuer, addresses, ...rest }) => ({
    fingerprint,
    subject,
    issuer,
    emails: [...addresses],
    valid_from: toWireTime(rest.validFrom),
    valid_to: toWireTime(rest.validTo),
    is_own: rest.isOwnAddress,
  })),
})
