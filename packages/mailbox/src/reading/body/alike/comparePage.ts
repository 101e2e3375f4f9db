import { cleanMailHtml, framePage, frameSandbox, marks } from '@mailroom/html'
import { addFrameStyles } from '../frame/frameStyles'
import { showBody } from '../frame/showBody'
import { shrinkPictures } from '../frame/shrinkPictures'

/** A mail to draw, as it came or as it is cleaned; everything else about it is the same. */
export interface DrawnMail {
  readonly html: string
  readonly as: 'came' | 'cleaned'
}

/** How the test talks to the page. */
export interface ComparePage {
  /** Shows two mails beside each other, in frames of one size. */
  show(...mails: readonly [DrawnMail, DrawnMail]): Promise<void>
  /**
   * How much the left half of a picture differs from the right.
   *
   * @param picture PNG as base64
   * @returns       share of the points that are not the same colour, 0 to 1
   */
  difference(picture: string): Promise<number>
}

/** Width of the frame in a window of 1280 px with the folders beside it. */
const frameWidthPx = 900
/** Longer mails are compared down to here. */
const maxHeightPx = 6000
/** Colours closer than this look the same: of 255, in the channel that differs most. */
const sameColor = 32

const page: ComparePage = {
  async show(...mails) {
    document.body.replaceChildren()
    Object.assign(document.body.style, { margin: '0', inlineSize: `${2 * frameWidthPx}px`, display: 'flex' })
    const frames = await Promise.all(mails.map(() => openFrame()))
    const heights = await Promise.all(mails.map((mail, index) => draw(frames[index]!, mail)))
    const height = Math.min(Math.max(...heights), maxHeightPx)
    for (const frame of frames) frame.style.blockSize = `${height}px`
  },

  async difference(picture) {
    const bytes = await fetch(`data:image/png;base64,${picture}`)
    const image = await createImageBitmap(await bytes.blob())
    const { width, height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')!
    context.drawImage(image, 0, 0)
    const [before, after] = [0, frameWidthPx].map(
      (left) => context.getImageData(left, 0, frameWidthPx, height).data,
    )
    return countDifferent(before!, after!) / (frameWidthPx * height)
  },
}

function openFrame(): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', frameSandbox)
  Object.assign(frame.style, {
    flex: 'none',
    inlineSize: `${frameWidthPx}px`,
    blockSize: '600px',
    border: 'none',
  })
  frame.srcdoc = framePage
  return new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(frame))
    document.body.append(frame)
  })
}

/** @returns how high the mail is, in px */
async function draw(frame: HTMLIFrameElement, { html, as }: DrawnMail): Promise<number> {
  const shown = frame.contentDocument!
  addFrameStyles(shown)
  showBody(shown, as === 'cleaned' ? cleanMailHtml(html).body : asItCame(html))
  await Promise.all([...shown.images].map((image) => image.decode().catch(() => undefined)))
  shrinkPictures(shown)
  const root = shown.documentElement.getBoundingClientRect().height
  return Math.ceil(Math.max(root, shown.body.offsetTop + shown.body.scrollHeight))
}

/** Points of two pictures of one size that are not the same colour. */
function countDifferent(before: Uint8ClampedArray, after: Uint8ClampedArray): number {
  let count = 0
  for (let at = 0; at < before.length; at += 4) {
    const red = Math.abs(before[at]! - after[at]!)
    const green = Math.abs(before[at + 1]! - after[at + 1]!)
    const blue = Math.abs(before[at + 2]! - after[at + 2]!)
    if (red > sameColor || green > sameColor || blue > sameColor) count += 1
  }
  return count
}

/**
 * The body of a mail with nothing taken out of it but its remote pictures. Those are blocked in either case, so that
 * what is compared is the cleaning; the frame runs and fetches nothing.
 */
function asItCame(html: string): HTMLElement {
  const { head, body } = new DOMParser().parseFromString(html.trim(), 'text/html')
  body.prepend(...head.querySelectorAll('style'))
  for (const picture of body.querySelectorAll('img')) {
    const address = picture.getAttribute('src') ?? picture.getAttribute('srcset') ?? ''
    if (/^(?:data|cid):/i.test(address)) continue
    const isPixel = [picture.getAttribute('width'), picture.getAttribute('height')].every(
      (size) => size === '1',
    )
    picture.removeAttribute('src')
    picture.removeAttribute('srcset')
    if (isPixel) picture.hidden = true
    else if (address !== '') picture.setAttribute(marks.blocked, '')
  }
  return body
}

Object.assign(globalThis, { comparePage: page })
