import { constants, createHmac, type KeyObject, privateDecrypt } from 'node:crypto'

/** What came out of a wrapped password. Nothing says whether the wrapping was sound: see `unwrapPassword`. */
export interface UnwrappedPassword {
  readonly password: string
  /** Seconds since 1970 that the sender put in; NaN when there was no time. */
  readonly sentAtSeconds: number
}

/** Digits of the time at the end of the text, until the year 2286. */
const timeDigits = 10
/** 00 02, at least eight bytes that are not zero, 00. @source RFC 8017 7.2.1 */
const leastPaddingBytes = 8

/**
 * Opens a wrapped password: base64 of RSA PKCS#1 v1.5 over the password and the time in seconds behind it.
 *
 * A wrapping that is broken in any way gives a text that depends on the wrapping and that nobody can foresee, never an
 * error: the caller goes on to a wrong password with the same work and the same answer, so that the answers do not
 * tell a stranger anything about the padding (implicit rejection).
 *
 * @source SE-12, RFC 8017 7.2.2
 */
export function unwrapPassword(wrapped: string, key: KeyObject): UnwrappedPassword {
  const bytes = Buffer.from(wrapped, 'base64')
  const keyBytes = (key.asymmetricKeyDetails?.modulusLength ?? 0) / 8
  const plain = bytes.length === keyBytes ? decryptRaw(bytes, key) : undefined
  const text = (plain && unpad(plain)) ?? unforeseeable(bytes, key)
  const time = text.slice(-timeDigits)
  return {
    password: text.slice(0, -timeDigits),
    sentAtSeconds: /^\d{10}$/.test(time) ? Number(time) : Number.NaN,
  }
}

function decryptRaw(bytes: Buffer, key: KeyObject): Buffer | undefined {
  try {
    return privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, bytes)
  } catch {
    // A number that is not below the modulus: nobody wrapped it with our key.
    return undefined
  }
}

/** Looks at every byte whatever it finds, so that the time taken does not tell where the padding broke. */
function unpad(plain: Buffer): string | undefined {
  let start = 0
  for (let at = plain.length - 1; at >= 2; at -= 1) start = plain[at] === 0 ? at + 1 : start
  const isSound =
    (plain[0] === 0 ? 1 : 0) & (plain[1] === 2 ? 1 : 0) & (start >= leastPaddingBytes + 3 ? 1 : 0)
  const text = plain.subarray(start).toString('utf8')
  return isSound ? text : undefined
}

function unforeseeable(bytes: Buffer, key: KeyObject): string {
  const secret = key.export({ type: 'pkcs8', format: 'der' })
  return createHmac('sha256', secret).update(bytes).digest('hex')
}
