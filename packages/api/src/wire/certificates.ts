import * as v from 'valibot'
import { wireTime } from './common'

/** Characters of a file of 256 KiB in base64. */
const maxContentLength = 349_528

/** A certificate of one's own. `fingerprint` is SHA-256, lower-case hexadecimal; `is_own`: it names no other address. */
const wireCertificate = v.object({
  fingerprint: v.string(),
  subject: v.string(),
  issuer: v.string(),
  emails: v.array(v.string()),
  valid_from: wireTime,
  valid_to: wireTime,
  is_own: v.boolean(),
})

/** All of them, or those of a file. */
export const wireCertificates = v.object({ results: v.array(wireCertificate) })

/** A certificate file in base64, with its password wrapped like that of the account. */
export const wireCertificateFile = v.object({
  content: v.pipe(v.string(), v.maxLength(maxContentLength)),
  password: v.pipe(v.string(), v.maxLength(4000)),
})
