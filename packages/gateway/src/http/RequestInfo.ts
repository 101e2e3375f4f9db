/** What the server knows of a request that does not stand in it. */
export interface RequestInfo {
  /** Address of the peer that holds the connection: the client, or a proxy. */
  readonly remoteAddress: string
}

/** The other side of a connection, in the form in which addresses are compared and counted. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * The client's own address. `X-Forwarded-For` counts only as far as trusted proxies wrote it: read from its end, the
 * first address that is not one of them.
 *
 * @source B1
 */
export function clientAddress(
  headers: Headers,
  info: RequestInfo,
  trustedProxies: readonly string[],
): string {
  const peer = plain(info.remoteAddress)
  if (!trustedProxies.includes(peer)) return peer
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map(plain).toReversed()
  return hops.find((hop) => hop !== '' && !trustedProxies.includes(hop)) ?? peer
}

/** True for the machine itself. */
export const isLoopback = (address: string): boolean => /^(127\.\d+\.\d+\.\d+|::1)$/.test(plain(address))
