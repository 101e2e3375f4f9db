import { addressKey } from '@mailroom/core'
import { domainToASCII } from 'node:url'

/** An address in its two parts, both as they are compared: lower case, the domain in ASCII. */
export interface SplitAddress {
  readonly local: string
  readonly domain: string
}

/** Splits at the last @, since a quoted local part may hold others. Undefined for what has no two parts. */
export function splitAddress(address: string): SplitAddress | undefined {
  const key = addressKey(address)
  const at = key.lastIndexOf('@')
  const domain = at > 0 ? domainToASCII(key.slice(at + 1)) : ''
  return domain === '' ? undefined : { local: key.slice(0, at), domain }
}

/** The text under which an address is kept and found. */
export const joinAddress = ({ local, domain }: SplitAddress): string => `${local}@${domain}`
