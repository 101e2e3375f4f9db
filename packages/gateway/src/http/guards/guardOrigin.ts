import { MailroomError } from '@mailroom/core'
import type { PublicAddress } from '../../config/publicAddress'

const refused = (why: string) => new MailroomError('forbidden', why)

/** Refuses requests for a host that is not ours: a foreign name that was pointed at our address. `forbidden` */
export function guardHost(request: Request, address: PublicAddress): void {
  const host = request.headers.get('host') ?? new URL(request.url).host
  if (!address.isOurHost(host)) throw refused(`The host ${host} is not ours.`)
}

/** True when the page that asks is ours or one of the portals. */
export function isOwnOrigin(
  headers: Headers,
  url: string,
  address: PublicAddress,
  portals: readonly string[],
): boolean {
  const origin = headers.get('origin')
  if (origin === null) return false
  if (portals.includes(origin) || origin === address.origin) return true
  if (!URL.canParse(origin)) return false
  const { host, protocol } = new URL(origin)
  // Behind a proxy that ends TLS the scheme differs from ours, but a secure site is never called from a plain page.
  if (address.isSecure && protocol !== 'https:') return false
  return /^https?:$/.test(protocol) && host === (headers.get('host') ?? new URL(url).host)
}

/**
 * Refuses calls that change something when a page of another origin sent them. Browsers name the origin and the
 * relation of the two sites by themselves; programs that are no browsers name neither, and have no cookies to abuse.
 *
 * @source C3, Fetch Metadata
 */
export function guardOrigin(request: Request, address: PublicAddress, portals: readonly string[]): void {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  const isOwn = isOwnOrigin(headers, request.url, address, portals)
  if (headers.has('origin') && !isOwn) throw refused('The call comes from a page of another origin.')
  if (site !== null && site !== 'same-origin' && !isOwn) throw refused('The call comes from another site.')
}
