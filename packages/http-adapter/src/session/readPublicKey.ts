import type { RsaPublicKey } from './rsaEncrypt'

/**
 * Reads a public RSA key. Pages that came over TLS have WebCrypto for it; on others jsencrypt is loaded.
 *
 * @param pem SPKI
 * @throws    anything, for what is no such key
 */
export async function readPublicKey(pem: string): Promise<RsaPublicKey> {
  // Without a key jsencrypt would make one of its own, and the password would go to nobody.
  if (!pem.includes('BEGIN')) throw new TypeError('There is no key.')
  return globalThis.crypto.subtle === undefined ? readByLibrary(pem) : readByPlatform(pem)
}

/** The use named here is not made of it: PKCS#1 v1.5, which the texts want, is not among those of WebCrypto. */
async function readByPlatform(pem: string): Promise<RsaPublicKey> {
  const bytes = fromBase64(pem.replace(/-----[^-]+-----/g, '').replace(/\s/g, ''))
  const key = await crypto.subtle.importKey('spki', bytes, { name: 'RSA-OAEP', hash: 'SHA-256' }, true, [
    'encrypt',
  ])
  const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', key)
  return keyOf(hexOf(n), hexOf(e))
}

async function readByLibrary(pem: string): Promise<RsaPublicKey> {
  const { JSEncrypt } = await import('jsencrypt')
  const cipher = new JSEncrypt()
  cipher.setPublicKey(pem)
  const { n, e } = cipher.getKey() as unknown as { n: { toString(radix: 16): string }; e: number }
  return keyOf(n.toString(16), e.toString(16))
}

const keyOf = (modulus: string, exponent: string): RsaPublicKey => ({
  modulus: BigInt(`0x${modulus}`),
  exponent: BigInt(`0x${exponent}`),
  bytes: Math.ceil(modulus.length / 2),
})

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

/** A number of a JSON Web Key (RFC 7518 2). */
const hexOf = (number: string): string =>
  Array.from(fromBase64(number.replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
