import { isEmailAddress } from '../addresses/isEmailAddress'
import { parseAddresses } from '../addresses/parseAddresses'
import { addressKey } from '../addresses/sameAddress'
import type { SenderEntry } from './SenderList'

/** What was typed or pasted, read as entries of a list of senders. */
export interface ReadSenders {
  /** Each once, in their order. */
  readonly entries: readonly SenderEntry[]
  /** What is neither address nor domain, as it was written. */
  readonly faults: readonly string[]
}

/**
 * Reads an address or a domain: `name@example.org`, `@example.org`, `*@example.org`.
 *
 * @returns undefined for what is neither
 * @source ST-10
 */
export function readSender(text: string): SenderEntry | undefined {
  const key = addressKey(text).replace(/^\*@/, '@')
  return isEmailAddress(key.startsWith('@') ? `x${key}` : key) ? key : undefined
}

/** Reads many, written like recipients: one in a line or side by side, with or without names. @source ST-10 */
export function readSenders(text: string): ReadSenders {
  const entries = new Set<SenderEntry>()
  const faults: string[] = []
  for (const { address, text: written } of parseAddresses(text)) {
    const entry = readSender(address)
    if (entry === undefined) faults.push(written)
    else entries.add(entry)
  }
  return { entries: [...entries], faults }
}
