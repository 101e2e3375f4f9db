// Characters are made from bytes in pieces: one call with a whole mail has too many arguments.
const pieceBytes = 0x8000

/** Bytes as one character each, so that texts of any charset can be looked through. */
export function toBinary(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += pieceBytes)
    binary += String.fromCharCode(...bytes.subarray(at, at + pieceBytes))
  return binary
}

/** The bytes behind such a text. */
export function toBytes(binary: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
  return bytes
}
