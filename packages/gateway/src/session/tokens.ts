import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A fresh secret of 256 bits that nobody can guess. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret: enough to know it again, useless to whoever reads the database. */
export const hashOf = (token: string | Uint8Array): string =>
  createHash('sha256').update(token).digest('base64url')

/** The CSRF token of a session: follows from its secret, so it dies with it and no other session has it. */
export const csrfTokenOf = (sessionToken: string): string =>
  createHmac('sha256', sessionToken).update('csrf').digest('base64url')

/** Compares without telling by its time how much fits. */
export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest()]
  return timingSafeEqual(left, right)
}
