import type { Address } from '../mail/Address'

const needsQuotes = /[",;:<>()[\]\\@，；、']/

/**
 * Writes an address for people and for `parseAddresses`, which reads it back: `Zhang San <zhangsan@example.com>`,
 * the name in quotes where it would be misread. Not for headers, which need encoding.
 */
export function formatAddress({ address, name }: Address): string {
  const clean = name.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  if (clean === '') return address
  return `${needsQuotes.test(clean) ? `"${clean.replace(/[\\"]/g, '\\$&')}"` : clean} <${address}>`
}
