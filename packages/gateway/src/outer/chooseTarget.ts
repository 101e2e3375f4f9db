import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isOuterAddress } from './outerAddress'
import { OuterFailure } from './OuterFailure'

/** All addresses of a host. */
export type ResolveHost = (host: string) => Promise<readonly string[]>

/** Where a request goes: the very address that was checked, so that no second answer of a name server counts. */
export interface OuterTarget {
  readonly address: string
  readonly port: number
}

const ports: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

/** Asks the machine's own resolver. */
export const resolveBySystem: ResolveHost = async (host) =>
  (await lookup(host, { all: true, order: 'verbatim' })).map(({ address }) => address)

/**
 * Where an address of the web really leads. Refused: other schemes and ports, names and passwords in the address, and
 * hosts of which any address is not of the open internet.
 *
 * @param innerHosts hosts (`intranet.example.com`, `intranet.example.com:8443`) that may lie inside all the same
 * @throws OuterFailure
 * @source N1
 */
export async function chooseTarget(
  url: URL,
  resolve: ResolveHost,
  innerHosts: readonly string[],
): Promise<OuterTarget> {
  const usual = ports[url.protocol]
  if (usual === undefined) throw new OuterFailure(`${url.protocol} is not asked.`)
  if (url.username !== '' || url.password !== '') throw new OuterFailure('The address carries a password.')
  const port = url.port === '' ? usual : Number(url.port)
  const mayBeInside = innerHosts.includes(url.host) || (port === usual && innerHosts.includes(url.hostname))
  if (port !== ports['http:'] && port !== ports['https:'] && !mayBeInside)
    throw new OuterFailure(`Port ${port} is not asked.`)
  // The parser of URLs has written out 0x7f.1, 2130706433 and the like by now.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const addresses = isIP(host) === 0 ? await resolve(host) : [host]
  const [address] = addresses
  if (address === undefined) throw new OuterFailure(`${host} has no address.`)
  if (!mayBeInside && !addresses.every(isOuterAddress)) throw new OuterFailure(`${host} lies inside.`)
  return { address, port }
}
