import type { Address } from '../mail/Address'
import { addressTokens, type AddressToken } from './addressTokens'
import { isEmailAddress } from './isEmailAddress'

/** One recipient as entered. An invalid one keeps what was typed as its address, so that it can be mended. */
export interface ParsedAddress extends Address {
  readonly isValid: boolean
  /** The piece as it was entered. */
  readonly text: string
}

/**
 * Reads typed or pasted recipients. Entries end at commas and semicolons of either width, at `、`, at line ends and
 * at blanks; `Name <address>` and `"Last, First" <address>` are one entry. Nothing is dropped: what is no address
 * comes back with `isValid: false`.
 *
 * @source CO-03
 */
export function parseAddresses(text: string): ParsedAddress[] {
  const found: ParsedAddress[] = []
  let pending: AddressToken[] = []
  for (const token of addressTokens(text)) {
    if (token.kind === 'word' || token.kind === 'quoted') pending.push(token)
    else {
      if (token.kind === 'separator') found.push(...pending.map(bareEntry))
      else found.push(...namedEntries(pending, token))
      pending = []
    }
  }
  found.push(...pending.map(bareEntry))
  return found
}

function bareEntry(token: AddressToken): ParsedAddress {
  const address = unifyDots(token.value)
  return { address, name: '', isValid: token.kind === 'word' && isEmailAddress(address), text: token.text }
}

/** What stands before `<address>` is its name, save for addresses before that name, which are entries themselves. */
function namedEntries(before: readonly AddressToken[], angle: AddressToken): ParsedAddress[] {
  let nameStart = 0
  for (let index = 0; index < before.length - 1; index += 1) {
    if (bareEntry(before[index]!).isValid) nameStart = index + 1
  }
  const words = before.slice(nameStart)
  const address = unifyDots(angle.value)
  return [
    ...before.slice(0, nameStart).map(bareEntry),
    {
      address,
      name: cleanName(words.map((word) => word.value).join(' ')),
      isValid: isEmailAddress(address),
      text: [...words, angle].map((piece) => piece.text).join(' '),
    },
  ]
}

/** A Chinese keyboard gives `。` and `．` where a domain has dots (UTS 46 reads them so). */
function unifyDots(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 0 ? address : address.slice(0, at) + address.slice(at).replace(/[。．｡]/g, '.')
}

/** Control characters would end a header line; Outlook puts names into single quotes. */
function cleanName(name: string): string {
  const clean = name.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return clean.length > 1 && clean.startsWith("'") && clean.endsWith("'") ? clean.slice(1, -1).trim() : clean
}
