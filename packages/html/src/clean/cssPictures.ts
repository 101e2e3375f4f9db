import type { CleaningNotes } from './CleaningNotes'
import { isHarmlessValue } from './cssFunctions'
import { pictureSource } from './pictureSource'

/** The custom property through which the frame lends a sheet the blob address of an inline picture. */
export const inlinePictureProperty = (place: number): string => `--mailroom-inline-${place}`

/**
 * The custom property through which the frame lends a sheet a picture from the web, once the reader has allowed it.
 * Without a place, what all their names begin with.
 */
export const remotePictureProperty = (place: number | ''): string => `--mailroom-remote-${place}`

/** One layer that is a picture, as CSSOM writes it out. */
const address = /url\((?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^"'()\\\s]*))\)/gi

/**
 * Rewrites the pictures of a `background-image`, `list-style-image` or `border-image-source`: raster data stays,
 * `cid:` and remote addresses become custom properties that are not there, and remote ones are counted.
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
  if (source.kind === 'remote') return remoteValue(source.address, notes)
  return 'none'
}

/** What stands for a picture from the web: nothing, until the property is there. */
export function remoteValue(remote: string, notes: CleaningNotes): string {
  const place = notes.useRemotePicture(remote)
  return place === undefined ? 'none' : `var(${remotePictureProperty(place)}, none)`
}

function unescapeCss(text: string): string {
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_whole, hex?: string, plain?: string) =>
    hex === undefined ? (plain ?? '') : codePoint(Number.parseInt(hex, 16)),
  )
}

function codePoint(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
}
