import { constants, publicEncrypt } from 'node:crypto'

/** Wraps a password as the sign-in page does. */
export function wrapPassword(
  password: string,
  publicPem: string,
  seconds = Math.floor(Date.now() / 1000),
): string {
  const text = Buffer.from(`${password}${seconds}`)
  return publicEncrypt({ key: publicPem, padding: constants.RSA_PKCS1_PADDING }, text).toString('base64')
}
