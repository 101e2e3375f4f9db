import { unicodeDomain } from './punycode'

// Letters of other scripts that look like a Latin one. @source UTS 39, confusables.txt
const twinAlphabets: readonly (readonly [foreign: string, latin: string])[] = [
  ['аьсԁеԍһніїјкӏмпорԛгѕтцѵԝху', 'abcdeghhiijklmnopqrstuvwxy'],
  ['αϲεηικνορτυχγω', 'acenikvoptuxyw'],
  ['օսհոցզɡıɩłøđʟҽ', 'ouhngqgiilodle'],
]
const twins = /* @__PURE__ */ makeTwins()

function makeTwins(): ReadonlyMap<string, string> {
  const pairs = twinAlphabets.flatMap(([foreign, latin]) =>
    Array.from(foreign, (letter, index) => [letter, latin[index]!] as const),
  )
  return new Map(pairs)
}

// What the eye takes for another letter within plain Latin.
const misreadings: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/0/g, 'o'],
  [/[1|i]/g, 'l'],
  [/5/g, 's'],
]

/** Domains shorter than this have too many honest neighbours one letter away. */
const minLengthForTypos = 7

/**
 * True when a domain may be taken for another one: letters of one script drawn like Latin ones, characters that
 * browsers fold into others, or, against domains that the reader trusts, a misreading (`rn` for `m`), one letter more,
 * less, other or swapped, or the trusted name as the beginning of a longer one.
 *
 * @param domain  Unicode or `xn--` form
 * @param trusted domains that senders would like to be taken for, such as the organisation's own
 */
export function isLookAlikeDomain(domain: string, trusted: readonly string[] = []): boolean {
  const name = unicodeDomain(domain.toLowerCase())
  const known = trusted.map((item) => unicodeDomain(item.toLowerCase()))
  if (known.some((item) => name === item || name.endsWith(`.${item}`))) return false
  if (name.normalize('NFKC') !== name.normalize('NFC') || hasLatinTwin(name)) return true
  return known.some((item) => mayBeTakenFor(name, item))
}

/** Twins under a Latin top level only: a name of their own language ends in that language's letters. */
function hasLatinTwin(name: string): boolean {
  const labels = name.split('.')
  return /^[a-z\d-]+$/.test(labels.at(-1)!) && labels.some(looksLatin)
}

/** A level with no Latin letter in it that yet reads as Latin, as `аррӏе` in Cyrillic. */
function looksLatin(label: string): boolean {
  const letters = label.replace(/[\d-]/g, '')
  return letters !== '' && !/[a-z]/.test(letters) && Array.from(letters).every((letter) => twins.has(letter))
}

function mayBeTakenFor(name: string, trusted: string): boolean {
  if (skeleton(name) === skeleton(trusted) || name.startsWith(`${trusted}.`) || name.includes(`.${trusted}.`))
    return true
  // example-com.net and the like: the trusted name with its dots written as hyphens.
  if (name.split('.').some((label) => label.includes(trusted.replaceAll('.', '-')))) return true
  return trusted.length >= minLengthForTypos && isOneEditAway(name, trusted)
}

function skeleton(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
  const latin = Array.from(plain, (letter) => twins.get(letter) ?? letter).join('')
  return misreadings.reduce((text, [seen, meant]) => text.replace(seen, meant), latin)
}

/** One letter added, dropped or exchanged, or two neighbours swapped. */
function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}
