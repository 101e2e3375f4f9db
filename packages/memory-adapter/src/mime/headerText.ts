import type { Address } from '@mailroom/core'
import { base64 } from './base64'

/** Bytes of UTF-8 that fit into one encoded word with its frame. @source RFC 2047 2 */
const wordBytes = 42
const plain = /^[\x20-\x7E]*$/

/** A text for a header: as it is, or in encoded words when it is not ASCII. Line ends never get in. @source RFC 2047 */
export function headerText(text: string): string {
  const oneLine = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  if (plain.test(oneLine)) return oneLine
  const words: string[] = []
  let piece = ''
  const encoder = new TextEncoder()
  const flush = (): void => {
    if (piece) words.push(`=?UTF-8?B?${base64(encoder.encode(piece))}?=`)
    piece = ''
  }
  for (const character of oneLine) {
    if (encoder.encode(piece + character).length > wordBytes) flush()
    piece += character
  }
  flush()
  return words.join(' ')
}

/** Addresses for a header. @source RFC 5322 3.4 */
export function headerAddresses(addresses: readonly Address[]): string {
  return addresses.map(headerAddress).join(', ')
}

function headerAddress({ address, name }: Address): string {
  const clean = headerText(name)
  if (clean === '') return address
  if (clean.startsWith('=?') || /^[\w ]+$/.test(clean)) return `${clean} <${address}>`
  return `"${clean.replace(/[\\"]/g, '\\$&')}" <${address}>`
}

/** A file name for a header parameter. @source RFC 2231 4 */
export function headerFileName(name: string): string {
  const oneLine = name.replace(/[\s\p{Cc}]+/gu, ' ').toWellFormed()
  if (/^[\w .-]+$/.test(oneLine)) return `filename="${oneLine}"`
  const encoded = encodeURIComponent(oneLine).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `filename*=UTF-8''${encoded}`
}
