import type { Address } from '../mail/Address'

type AnyAddress = string | Pick<Address, 'address'>

/**
 * The text by which two addresses are the same mailbox. Upper and lower case make no difference on either side:
 * RFC 5321 would allow it before the at sign, no mail system in use does so.
 */
export function addressKey(address: AnyAddress): string {
  return (typeof address === 'string' ? address : address.address).trim().normalize('NFC').toLowerCase()
}

/** True when both name the same mailbox; names are not looked at. */
export function sameAddress(a: AnyAddress, b: AnyAddress): boolean {
  return addressKey(a) === addressKey(b)
}

/** Leaves out repetitions, keeping the first and the order. @source CO-03 */
export function uniqueAddresses<T extends Pick<Address, 'address'>>(addresses: readonly T[]): T[] {
  const seen = new Set<string>()
  return addresses.filter((address) => {
    const key = addressKey(address)
    return !seen.has(key) && seen.add(key)
  })
}
