import { wireCertificateFile, wireCertificates } from '../../wire/certificates'
import { wireSuccess } from '../../wire/common'
import { call } from '../call'

/** People's own certificates, which open encrypted mail. */
export const certificateCalls = {
  certificates: call('GET', '/api/setting/smime/', {
    area: 'settings',
    summary: 'The certificates that open encrypted mail.',
    answer: wireCertificates,
  }),
  importCertificate: call('POST', '/api/setting/smime/', {
    area: 'settings',
    summary: 'Takes the certificates and keys of a PKCS#12 file. The keys never come out again.',
    body: wireCertificateFile,
    answer: wireCertificates,
  }),
  deleteCertificate: call('DELETE', '/api/setting/smime/{fingerprint}/', {
    area: 'settings',
    summary: 'Forgets a certificate and its key.',
    answer: wireSuccess,
  }),
} as const
