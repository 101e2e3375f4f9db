import { isIPv6 } from 'node:net'

/**
 * What attempts from a client address are counted under: the address, or for IPv6 its first 64 bits, since one subscriber
 * has all the rest.
 */
export function clientSubject(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0] ?? ''
  if (!isIPv6(plain)) return `client:${plain.slice(0, 60)}`
  return `client:${expand(plain).slice(0, 4).join(':')}::/64`
}

function expand(address: string): string[] {
  const [left = '', right] = address.toLowerCase().split('::')
  const before = left === '' ? [] : left.split(':')
  const after = right === undefined || right === '' ? [] : right.split(':')
  const missing = right === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: Math.max(missing, 0) }, () => '0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
}
