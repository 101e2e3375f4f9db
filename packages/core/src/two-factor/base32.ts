const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Writes bytes in base32, without padding. @source RFC 4648 6 */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const fives = bits.match(/.{1,5}/g) ?? []
  return fives.map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** Reads base32 as people type it: spaces and small letters count for nothing. @throws TypeError for other characters */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const letters = text.replace(/[\s=]/g, '').toUpperCase()
  if (!/^[A-Z2-7]*$/.test(letters)) throw new TypeError('This is not base32.')
  const bits = Array.from(letters, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => parseInt(byte, 2))
}
