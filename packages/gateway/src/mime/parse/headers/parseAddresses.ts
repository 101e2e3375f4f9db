import type { Address } from '@mailroom/core'
import { MAX_ADDRESSES } from '../limits'
import { cleanAddress, personName } from './addressParts'

/** Characters of one quoted name, comment or bracket: twice the longest line. */
const MAX_GROUP_CHARS = 2_000

/** Signs without an end that are looked for; after so many the field is rubbish, and looking on would be slow. */
const MAX_UNCLOSED = 50

/**
 * Reads an address header as it is found in the wild: names quoted or not, with encoded words, comments, groups,
 * semicolons and full-width commas between addresses, addresses with only blanks between them.
 * Words are decoded after the list is cut, so a comma or an address inside a word makes no second recipient.
 *
 * @param text a field as `decodeHeaderBytes` gives it, or several joined by commas
 * @returns members of groups in place of the group; an entry without any address keeps its name
 * @source RFC 5322 3.4, T24, T40
 */
export function parseAddresses(text: string): Address[] {
  const addresses: Address[] = []
  let entry = newEntry()
  let unclosedCount = 0
  const finish = (): void => {
    for (const address of addressesOf(entry)) if (addresses.length < MAX_ADDRESSES) addresses.push(address)
    entry = newEntry()
  }
  for (let at = 0; at < text.length && addresses.length < MAX_ADDRESSES;) {
    const c = text[at]!
    const sign = closingSigns[c]
    const end = sign && unclosedCount < MAX_UNCLOSED ? closing(text, at, sign) : -1
    if (sign && end < 0) {
      // A sign that is never closed is passed over, so that one broken name does not swallow the list.
      unclosedCount++
      at++
    } else if (sign) {
      at = takeGroup(entry, text, at, end)
    } else if (c === ':' && (entry.angle !== undefined || !entry.hasAt)) {
      // A group's name is not a person, even when it is made to look like one: `Boss <boss@a.b>: <x@y.z>`.
      entry = newEntry()
      at++
    } else if (c === ',' || c === ';' || c === '，' || c === '；') {
      finish()
      at++
    } else {
      const end = plainEnd(text, at + 1)
      append(entry, text.slice(at, end))
      at = end
    }
  }
  finish()
  return addresses
}

/** Every other sign is a part of a name or an address. */
const signs = /["(<:,;，；]/g

/** Where the next of them is, or the end. */
function plainEnd(text: string, from: number): number {
  signs.lastIndex = from
  return signs.exec(text)?.index ?? text.length
}

interface Entry {
  readonly words: string[]
  comment: string
  angle: string | undefined
  /** `"quoted local part"@domain`, kept as it is written. */
  quotedAddress: string | undefined
  hasAt: boolean
}

const newEntry = (): Entry => ({
  words: [],
  comment: '',
  angle: undefined,
  quotedAddress: undefined,
  hasAt: false,
})

const closingSigns: Readonly<Record<string, string>> = { '"': '"', '(': ')', '<': '>' }

/** Takes a quoted text, a comment or an address in brackets into the entry; returns where to go on. */
function takeGroup(entry: Entry, text: string, start: number, end: number): number {
  const inner = text.slice(start + 1, end)
  if (text[start] === '<') entry.angle ||= inner
  else if (text[start] === '(') entry.comment ||= unescape(inner)
  else if (text[end + 1] === '@' && entry.angle === undefined) {
    const domain = /[^\s,;<>]{1,255}/.exec(text.slice(end + 1, end + 300))?.[0] ?? ''
    entry.quotedAddress ??= text.slice(start, end + 1) + domain
    return end + 1 + domain.length
  } else append(entry, unescape(inner))
  return text[end] === ',' ? end : end + 1
}

/** Text after the address (`<a@b> junk`) is dropped. */
function append(entry: Entry, text: string): void {
  if (entry.angle !== undefined) return
  entry.words.push(text)
  entry.hasAt ||= text.includes('@')
}

function addressesOf(entry: Entry): Address[] {
  const words = entry.words.join('').trim()
  const known = entry.angle ?? entry.quotedAddress
  if (known !== undefined) {
    const address = cleanAddress(known)
    const name = personName(words || entry.comment)
    return address || name ? [{ address, name }] : []
  }
  const bare = words.split(/\s+/).filter(Boolean)
  const found = bare.filter((word) => word.includes('@') && !word.startsWith('=?'))
  if (found.length === 0)
    return words || entry.comment ? [{ address: '', name: personName(words || entry.comment) }] : []
  if (found.length > 1) return found.map((word) => ({ address: cleanAddress(word), name: '' }))
  const name = bare.filter((word) => word !== found[0]).join(' ')
  return [{ address: cleanAddress(found[0]!), name: personName(name || entry.comment) }]
}

/** Index of the closing sign, honouring backslashes and nested comments; -1 when it is not near. */
function closing(text: string, open: number, sign: string): number {
  let depth = 0
  const limit = Math.min(text.length, open + MAX_GROUP_CHARS)
  for (let at = open + 1; at < limit; at++) {
    const c = text[at]
    if (c === '\\' && sign !== '>') at++
    else if (c === '(' && sign === ')') depth++
    else if (c === sign && depth-- === 0) return at
    // A bracket without an end stops at the next address; only a source route has commas inside.
    else if (sign === '>' && c === '<') return -1
    else if (sign === '>' && c === ',' && text[open + 1] !== '@') return at
  }
  return -1
}

const unescape = (text: string): string => text.replace(/\\([\s\S])/g, '$1')
