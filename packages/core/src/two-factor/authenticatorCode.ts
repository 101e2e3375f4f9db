import { fromBase32 } from './base32'

/** For how long an authenticator shows a code. */
const stepMs = 30_000
const digits = 6

/** The number of the half minute that a moment lies in; each has a code of its own. @source RFC 6238 4.2 */
export const authenticatorStep = (atMs: number): number => Math.floor(atMs / stepMs)

/**
 * The six digits that an authenticator app shows in a half minute.
 *
 * @param secret base32
 * @param step   as `authenticatorStep` counts
 * @source SE-08, RFC 6238 4, RFC 4226 5.3
 */
export async function authenticatorCode(secret: string, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  const { subtle } = globalThis.crypto
  const algorithm = { name: 'HMAC', hash: 'SHA-1' }
  const key = await subtle.importKey('raw', fromBase32(secret), algorithm, false, ['sign'])
  const mac = new DataView(await subtle.sign('HMAC', key, counter))
  const offset = mac.getUint8(mac.byteLength - 1) & 0xf
  const number = (mac.getUint32(offset) & 0x7fff_ffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/**
 * The half minute whose code this is: that of now, or the one before or after it, since clocks differ.
 *
 * @returns undefined for a wrong code, and for one of a half minute up to `lastStep`: no code is good twice
 */
export async function findAuthenticatorStep(
  secret: string,
  code: string,
  { now, lastStep }: { readonly now: number; readonly lastStep: number },
): Promise<number | undefined> {
  const current = authenticatorStep(now)
  for (const step of [current, current - 1, current + 1])
    if (step > lastStep && (await authenticatorCode(secret, step)) === code) return step
  return undefined
}

/** The address that a QR code for authenticator apps holds. @source SE-08 */
export function authenticatorUri(secret: string, issuer: string, address: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(address)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
