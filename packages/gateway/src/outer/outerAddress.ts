import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are not the open internet. @source IANA IPv4 Special-Purpose Address Registry, RFC 6890 */
const innerNetworks: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/**
 * Within 2000::/3, networks for protocols and examples, and 6to4, which carries an IPv4 address. Everything outside
 * 2000::/3 (loopback, unique-local, link-local, IPv4-mapped, NAT64) is inner anyway.
 *
 * @source IANA IPv6 Special-Purpose Address Registry
 */
const innerNetworks6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const inner = new BlockList()
for (const [network, prefix] of innerNetworks) inner.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of innerNetworks6) inner.addSubnet(network, prefix, 'ipv6')

const outer6 = new BlockList()
outer6.addSubnet('2000::', 3, 'ipv6')

/** True for an IP address that belongs to the open internet. @source N1 */
export function isOuterAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !inner.check(address, 'ipv4')
    case 6:
      return outer6.check(address, 'ipv6') && !inner.check(address, 'ipv6')
    default:
      return false
  }
}
