/**
 * A mail as IMAP can carry it: lines end with CRLF (RFC 3501 2.2), and there is at least one, since a literal of no bytes
 * takes an APPEND back (RFC 3502 6.3.11). Zero bytes are left to the connection.
 */
export function wireBytes(content: Uint8Array): Buffer {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (bytes.length === 0) return Buffer.from('\r\n')
  if (!hasBareLineEnd(bytes)) return bytes
  return Buffer.from(bytes.toString('latin1').replaceAll(/\r\n|\r|\n/g, '\r\n'), 'latin1')
}

const CR = 0x0d
const LF = 0x0a

function hasBareLineEnd(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1))
    if (bytes[at - 1] !== CR) return true
  for (let at = bytes.indexOf(CR); at >= 0; at = bytes.indexOf(CR, at + 1))
    if (bytes[at + 1] !== LF) return true
  return false
}
