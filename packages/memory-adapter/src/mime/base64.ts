// Characters are made from bytes in pieces: one call with a whole file has too many arguments.
const pieceBytes = 0x8000

/** Bytes as base64 in one line. */
export function base64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    binary += String.fromCharCode(...bytes.subarray(at, at + pieceBytes))
  }
  return btoa(binary)
}

/** Bytes as base64 in lines of 76 characters. @source RFC 2045 6.8 */
export const base64Lines = (bytes: Uint8Array): string => base64(bytes).replace(/.{76}(?=.)/g, '$&\r\n')
