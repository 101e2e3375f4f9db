import { addressKey, MailroomError, type CertificatesPort, type OwnCertificate } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { openCertificateFile, type MemoryCertificate } from '../certificates/certificateFile'
import type { Seat } from '../system/Seat'

/** The certificates of whoever is signed in. */
export function createCertificatesPort(seat: Seat, calls: Calls): CertificatesPort {
  const describe = (certificate: MemoryCertificate): OwnCertificate => ({
    ...certificate,
    isOwnAddress:
      certificate.addresses.length === 0 ||
      certificate.addresses.some((address) => addressKey(address) === addressKey(seat.user.address)),
  })
  return {
    list: (options) =>
      calls.make(
        'certificates.list',
        () => [...seat.user.certificates.values()].map(describe).toSorted((a, b) => b.validTo - a.validTo),
        options,
      ),
    import: (file, password) =>
      calls.make('certificates.import', async () => {
        const { user } = seat
        const certificate = await openCertificateFile(file, password)
        user.certificates.set(certificate.fingerprint, certificate)
        return [describe(certificate)]
      }),
    delete: (fingerprint) =>
      calls.make('certificates.delete', () => {
        if (!seat.user.certificates.delete(fingerprint))
          throw new MailroomError('notFound', 'There is no such certificate.')
      }),
  }
}
