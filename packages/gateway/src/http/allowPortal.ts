/** Headers that our adapter sends beside those that any page may send. */
const sentHeaders = 'content-type, x-csrf-token, x-mailroom-lang, range'

/** Headers of answers that it reads. */
const readHeaders = 'Content-Disposition, Content-Range, Retry-After, X-Estimated-Length'

/**
 * Lets pages of the organisation's portals call us across origins (CORS). Others are told nothing, so that browsers
 * refuse them.
 *
 * @param answer  gets the headers; without it, a preflight is answered
 * @returns the answer to a preflight of a portal, else undefined
 * @source EM-04, Fetch 3.2
 */
export function allowPortal(
  request: Request,
  portals: readonly string[],
  answer?: Response,
): Response | undefined {
  if (portals.length === 0) return undefined
  answer?.headers.append('Vary', 'Origin')
  const origin = request.headers.get('origin')
  if (origin === null || !portals.includes(origin)) return undefined
  if (answer) {
    answer.headers.set('Access-Control-Allow-Origin', origin)
    answer.headers.set('Access-Control-Allow-Credentials', 'true')
    answer.headers.set('Access-Control-Expose-Headers', readHeaders)
    return undefined
  }
  if (request.method !== 'OPTIONS' || !request.headers.has('access-control-request-method')) return undefined
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE',
      'Access-Control-Allow-Headers': sentHeaders,
      'Access-Control-Max-Age': '600',
    },
  })
}
