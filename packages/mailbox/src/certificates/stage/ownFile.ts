import { certificateFile, type MemoryCertificate } from '@mailroom/memory-adapter'

/** Of the certificate in `ownFile`. */
export const ownFingerprint = '3fa29c'.repeat(11).slice(0, 64)
/** Password of the files below. */
export const filePassword = 'Open-7'

/** A certificate file for stories and tests. */
export const ownFile = (change: Partial<MemoryCertificate> = {}): File =>
  certificateFile(
    {
      fingerprint: ownFingerprint,
      subject: 'Chen Yu',
      issuer: 'Example Authority',
      addresses: ['chen.yu@example.com'],
      validFrom: Date.UTC(2026, 0, 1),
      validTo: Date.UTC(2126, 0, 1),
      ...change,
    },
    filePassword,
  )
