import { expect, it } from 'vitest'
import { certificateStanding, type OwnCertificate } from './OwnCertificate'

const certificate: OwnCertificate = {
  fingerprint: 'ab',
  subject: 'Li Na',
  issuer: 'Example Authority',
  addresses: ['li.na@example.com'],
  validFrom: 100,
  validTo: 200,
  isOwnAddress: true,
}

it.each([
  ['inUse', 100, true],
  ['inUse', 200, true],
  ['notYet', 99, true],
  ['expired', 201, true],
  ['otherAddress', 150, false],
  ['expired', 201, false],
] as const)('[RD-20] a certificate is %s at %i, own address: %s', (standing, now, isOwnAddress) => {
  expect(certificateStanding({ ...certificate, isOwnAddress }, now)).toBe(standing)
})
