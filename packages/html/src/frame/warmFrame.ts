import { framePage, frameSandbox } from './framePage'
import { whenLeaving } from './whenLeaving'

/** Moves a frame with the page that is in it. Not every browser can. */
const canMove = (place: Element): boolean => 'moveBefore' in place

interface Warm {
  readonly frame: HTMLIFrameElement
  /** Holds it out of sight. */
  readonly holder: HTMLElement
  readonly host: HTMLElement
  readonly frameUrl: string
  isLoaded: boolean
}

let warm: Warm | undefined

/** A frame in its place. */
export interface PlacedFrame {
  readonly frame: HTMLIFrameElement
  /** Its page is there already. */
  readonly isLoaded: boolean
  /** Takes it away with the mail in it. */
  readonly remove: () => void
}

/**
 * Opens a frame with its page before there is a mail for it that is read or written, where browsers can move it to its place without loading the
 * page again. There is one at most.
 *
 * @param host     holds the frame out of sight; when it goes, the frame goes with it
 * @param frameUrl the host's page for mail bodies
 */
export function warmFrame(host: HTMLElement, frameUrl: string): void {
  if (!canMove(host) || !host.isConnected || warm?.holder.isConnected) return
  const holder = host.ownerDocument.createElement('div')
  holder.hidden = true
  const frame = makeFrame(host.ownerDocument, frameUrl)
  // Out of sight of whoever looks for the frame of a mail.
  holder.attachShadow({ mode: 'closed' }).append(frame)
  const opened: Warm = { frame, holder, host, frameUrl, isLoaded: false }
  warm = opened
  followLeaving()
  const onLoad = () => {
    // Missing, or on another origin: there the frame of each mail brings its own page.
    if (frame.contentDocument === null) holder.remove()
    else opened.isLoaded = true
  }
  frame.addEventListener('load', onLoad, { once: true })
  host.append(holder)
}

/**
 * Puts a frame into its place: the one that is ready, after which the next one is got ready, else a new one that loads its
 * page there.
 *
 * @param frameUrl without it the frame brings its page along
 */
export function placeFrame(place: HTMLElement, frameUrl: string | undefined): PlacedFrame {
  const isReady = warm?.isLoaded && warm.holder.isConnected && warm.frameUrl === frameUrl
  if (!warm || !isReady || !canMove(place)) {
    const frame = makeFrame(place.ownerDocument, frameUrl)
    place.append(frame)
    return { frame, isLoaded: false, remove: () => frame.remove() }
  }
  const { frame, holder, host, frameUrl: url } = warm
  warm = undefined
  place.moveBefore(frame, null)
  holder.remove()
  whenIdle(() => warmFrame(host, url))
  return { frame, isLoaded: true, remove: () => frame.remove() }
}

let isFollowing = false

/** A frame that nobody has seen is not torn down while somebody waits for the next page. */
function followLeaving(): void {
  if (isFollowing) return
  isFollowing = true
  let left: Warm | undefined
  whenLeaving(
    () => {
      left = warm
      warm?.holder.remove()
    },
    () => left && warmFrame(left.host, left.frameUrl),
  )
}

function makeFrame(document: Document, frameUrl: string | undefined): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', frameSandbox)
  frame.referrerPolicy = 'no-referrer'
  if (frameUrl === undefined) frame.srcdoc = framePage
  else frame.src = frameUrl
  return frame
}

const whenIdle = (run: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(run)
