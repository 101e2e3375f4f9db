import type { Call } from '@mailroom/api'
import { MailroomError } from '@mailroom/core'

/** Longest address with its query; servers and proxies on the way rarely pass on more. */
const maxUrlLength = 8192
/** Largest JSON body of a call that carries no mail. 10,000 uids fit. */
const maxJsonBytes = 512 * 1024
/** What a multipart body may weigh beside its file. */
const formOverheadBytes = 64 * 1024

/** Most bytes that the body of a call may have. */
export function maxBodyBytes(call: Call, maxMessageBytes: number): number {
  if (call.form) return maxMessageBytes + formOverheadBytes
  return call.area === 'sending' ? maxMessageBytes : maxJsonBytes
}

/** Refuses what says itself that it is too large, before anything of it is read. `tooLarge` @source D2 */
export function guardSize(request: Request, maxBytes: number): void {
  if (request.url.length > maxUrlLength) throw new MailroomError('tooLarge', 'The address is too long.')
  const length = request.headers.get('content-length')
  if (length !== null && !(Number(length) <= maxBytes))
    throw new MailroomError('tooLarge', 'The body is too large.')
}
