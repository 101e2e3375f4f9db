import { MailroomError } from '@mailroom/core'

/** The body of a request as text. `tooLarge` as soon as more has come, `invalid` for what is no UTF-8. @source D2 */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new MailroomError('tooLarge', 'The body is too large.')
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch (cause) {
    throw new MailroomError('invalid', 'The body is not UTF-8.', { cause })
  }
}
