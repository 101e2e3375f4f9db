import { addressKey } from '../addresses/sameAddress'

/** Lists of senders that people keep: refused, always welcome, or their pictures from the web are always shown. */
export const senderLists = ['refused', 'welcome', 'pictures'] as const

/** One of the lists. */
export type SenderList = (typeof senderLists)[number]

/** Most entries that are added or removed at a time. */
export const maxSenderEntries = 1000

/** An address, or all addresses of a domain as `@example.org`; lower case. */
export type SenderEntry = string

/** Asks for one page of a list. */
export interface SenderListQuery {
  readonly list: SenderList
  /** Entries with this text in them; empty for all. */
  readonly text: string
  readonly offset: number
  readonly limit: number
}

/** One page of a list, by name. */
export interface SenderListPage {
  readonly entries: readonly SenderEntry[]
  /** How many fit in all. */
  readonly total: number
  /** The mail system sorts arriving mail by the lists; where it does not, it only keeps them. */
  readonly isSorted: boolean
}

/** What became of entries that were to be added; each is named once, in the order given. */
export interface SenderListAddition {
  /** New on the list. */
  readonly added: readonly SenderEntry[]
  /** Those of `added` that were refused before and are welcome now, or the other way round. */
  readonly moved: readonly SenderEntry[]
  /** On the list already. */
  readonly known: readonly SenderEntry[]
  readonly refused: readonly RefusedEntry[]
}

/** An entry as it was given, and what is wrong with it: it is no address or domain, or the reader's own address. */
export interface RefusedEntry {
  readonly entry: string
  readonly fault: 'notSender' | 'own'
}

/**
 * True when a sender is on a list, by address or by domain.
 *
 * @param entries of one list
 */
export const isListed = (entries: readonly SenderEntry[], address: string): boolean => {
  const key = addressKey(address)
  return entries.includes(key) || entries.includes(domainEntry(key))
}

/** The entry that stands for all addresses of the sender's domain. */
export const domainEntry = (address: string): SenderEntry => {
  const key = addressKey(address)
  return key.slice(key.lastIndexOf('@'))
}
