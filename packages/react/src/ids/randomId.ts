const idBytes = 16

/**
 * A fresh id: 128 random bits in hexadecimal. Browsers have `crypto.randomUUID` on pages alone that came by HTTPS.
 *
 * @source W3C Web Cryptography 10.1.2
 */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(idBytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
