import { inlinePictureProperty, remoteValue } from './cssPictures'
import { arePlain, cleanDeclarations } from './cleanDeclarations'
import { cleanLink } from './cleanLink'
import type { CleaningNotes } from './CleaningNotes'
import { namedElements } from './allowedMarkup'
import { isTrackingPixel } from './isTrackingPixel'
import { pictureSource, type PictureSource } from './pictureSource'

/** Our own marks on cleaned elements; a mail's attributes of these names are taken off first. */
export const marks = {
  /** Content id of an inline picture whose bytes the frame puts in. */
  contentId: 'data-mailroom-cid',
  /** A picture that was not fetched. */
  blocked: 'data-mailroom-blocked',
  /** Its place among the pictures from the web. */
  remote: 'data-mailroom-remote',
} as const

/**
 * Looks at the attributes that can reach out, before DOMPurify has the last word on each of them.
 * Runs on every element that stays, in a document that loads nothing.
 */
export function cleanElement(element: HTMLElement, notes: CleaningNotes): void {
  if (!element.hasAttributes()) return
  for (const name of Object.values(marks)) element.removeAttribute(name)
  if (element.hasAttribute('style')) cleanStyleAttribute(element, notes)
  if (element.hasAttribute('background')) moveBackground(element, notes)
  if (element.hasAttribute('name') && !namedElements.has(element.tagName)) element.removeAttribute('name')
  if (element.hasAttribute('href')) cleanHref(element)
  if (element.tagName === 'IMG') cleanPicture(element as HTMLImageElement, notes)
  else element.removeAttribute('src')
}

function cleanStyleAttribute(element: HTMLElement, notes: CleaningNotes): void {
  const written = element.getAttribute('style') ?? ''
  const text = cleanStyle(element, written, notes)
  if (text === '') element.removeAttribute('style')
  else if (text !== written) element.setAttribute('style', text)
}

/** Mails say the same of hundreds of cells. What was plain once is plain again, and has left nothing in the notes. */
function cleanStyle(element: HTMLElement, written: string, notes: CleaningNotes): string {
  const known = notes.plainStyles.get(written)
  if (known !== undefined) return known
  const { style } = element
  const understood = style.cssText
  if (arePlain(understood)) {
    notes.plainStyles.set(written, understood)
    return understood
  }
  cleanDeclarations(style, notes)
  return style.cssText
}

/** The old `background` attribute becomes CSS, where pictures are handled in one place. */
function moveBackground(element: HTMLElement, notes: CleaningNotes): void {
  const source = pictureSource(element.getAttribute('background') ?? '')
  // Empty it names nothing, and selectors of the mail still find it.
  element.setAttribute('background', '')
  if (source.kind === 'remote')
    element.style.setProperty('background-image', remoteValue(source.address, notes))
  if (source.kind === 'data') element.style.backgroundImage = `url("${source.address}")`
  if (source.kind !== 'inline') return
  const place = notes.useContentId(source.contentId)
  if (place !== undefined) {
    element.style.setProperty('background-image', `var(${inlinePictureProperty(place)}, none)`)
  }
}

function cleanHref(element: HTMLElement): void {
  const link = cleanLink(element.getAttribute('href') ?? '')
  if (link === undefined || !['A', 'AREA'].includes(element.tagName)) element.removeAttribute('href')
  else element.setAttribute('href', link.href)
}

function cleanPicture(picture: HTMLImageElement, notes: CleaningNotes): void {
  const candidates = [picture.getAttribute('src'), ...fromSrcset(picture.getAttribute('srcset'))]
  picture.removeAttribute('src')
  picture.removeAttribute('srcset')
  const sources = candidates.flatMap((address) => (address === null ? [] : [pictureSource(address)]))
  const shown = sources.find((source) => source.kind === 'data' || source.kind === 'inline')
  const remote = sources.find((source) => source.kind === 'remote')
  if (shown?.kind === 'data') picture.setAttribute('src', shown.address)
  else if (shown?.kind === 'inline') showInline(picture, shown.contentId, notes)
  else if (remote?.kind === 'remote') blockPicture(picture, remote, notes)
}

function showInline(picture: HTMLImageElement, contentId: string, notes: CleaningNotes): void {
  const place = notes.useContentId(contentId)
  if (place !== undefined) picture.setAttribute(marks.contentId, String(place))
}

function blockPicture(
  picture: HTMLImageElement,
  { host, address }: Extract<PictureSource, { kind: 'remote' }>,
  notes: CleaningNotes,
): void {
  if (isTrackingPixel(picture, picture.style)) {
    notes.blockTracker(host)
    picture.setAttribute('hidden', '')
    return
  }
  picture.setAttribute(marks.blocked, '')
  const place = notes.useRemotePicture(address)
  if (place !== undefined) picture.setAttribute(marks.remote, String(place))
}

function fromSrcset(srcset: string | null): string[] {
  // Only to tell a remote picture from none: the choice among sizes is not made here.
  const first = /^\s*,?\s*(\S+)/.exec(srcset ?? '')?.[1]
  return first === undefined ? [] : [first]
}
