/** A mail from its lines, with CRLF ends. Bytes may stand between texts (texts are UTF-8). */
export function mail(...lines: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\r\n')]))
}
