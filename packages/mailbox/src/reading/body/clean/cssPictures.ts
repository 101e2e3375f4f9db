import type { CleaningNotes } from './CleaningNotes'
import { isHarmlessValue } from './cssFunctions'
import { pictureSource } from './pictureSource'

/** The custom property through which the frame lends a sheet the blob address of an inline picture. */
export const inlinePictureProperty = (place: number): string => `--mailroom-inline-${place}`

/** One layer that is a picture, as CSSOM writes it out. */
const address = /url\((?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^"'()\\\s]*))\)/gi

/**
 * Rewrites the pictures of a `background-image`, `list-style-image` or `border-image-source`: raster data stays,
 * `cid:` becomes a custom property, remote addresses become `none` and are counted.
 *
 * @returns undefined when something is left that could reach out
 */
export function cleanCssPictures(value: string, notes: CleaningNotes): string | undefined {
  const kept: string[] = []
  const emptied = value.replace(address, (_whole, double?: string, single?: string, bare?: string) => {
    kept.push(cleanAddress(unescapeCss(double ?? single ?? bare ?? ''), notes))
    return 'none'
  })
  if (!isHarmlessValue(emptied)) {
    // image-set(), cross-fade() and the like: gone, and counted when they named a server.
    if (/(?:https?:|\/\/)/i.test(value)) notes.blockRemote()
    return undefined
  }
  return value.replace(address, () => kept.shift() ?? 'none')
}

function cleanAddress(reference: string, notes: CleaningNotes): string {
  const source = pictureSource(reference)
  if (source.kind === 'data') return `url("${source.address}")`
  if (source.kind === 'inline') {
    const place = notes.useContentId(source.contentId)
    return place === undefined ? 'none' : `var(${inlinePictureProperty(place)}, none)`
  }
  if (source.kind === 'remote') notes.blockRemote()
  return 'none'
}

function unescapeCss(text: string): string {
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_whole, hex?: string, plain?: string) =>
    hex === undefined ? (plain ?? '') : codePoint(Number.parseInt(hex, 16)),
  )
}

function codePoint(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
}
