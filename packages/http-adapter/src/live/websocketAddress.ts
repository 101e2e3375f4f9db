/**
 * Where the live line is: the address given, or `/websocket` beside the calls. The ticket goes into `search`.
 *
 * @param baseUrl where the calls go; empty for the page's own origin
 * @source SH-10
 */
export function websocketAddress(given: string | undefined, baseUrl: string, ticket: string): string {
  const page = typeof location === 'undefined' ? undefined : location.href
  const url = new URL(given ?? `${baseUrl}/websocket`, page)
  url.protocol = url.protocol.replace(/^http/, 'ws')
  url.searchParams.set('search', ticket)
  return url.href
}
