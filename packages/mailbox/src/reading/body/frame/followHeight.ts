import { FrameHeight } from './FrameHeight'
import { MAX_FRAME_PX, RESIZE_INTERVAL_MS } from './frameMeasures'
import { shrinkPictures } from './shrinkPictures'
import { throttle } from './throttle'

/**
 * Keeps a frame as high as the mail in it, measured from outside: the mail itself runs no code.
 *
 * @returns ends it
 * @source RD-16
 */
export function followHeight(frame: HTMLIFrameElement, page: Document): () => void {
  const height = new FrameHeight()
  const measure = () => {
    shrinkPictures(page)
    const framePx = height.next(contentHeight(page))
    page.documentElement.toggleAttribute('data-mailroom-long', framePx === MAX_FRAME_PX)
    frame.style.blockSize = `${framePx}px`
  }
  const throttled = throttle(measure, RESIZE_INTERVAL_MS)
  const observer = new ResizeObserver(throttled.call)
  // In the frame that shows the mail first, which has to lay it out anyway.
  const first = requestAnimationFrame(() => {
    throttled.call()
    observer.observe(page.body)
    observer.observe(frame)
  })
  // Loads do not bubble, hence the capturing listeners.
  page.addEventListener('load', throttled.call, true)
  page.addEventListener('error', throttled.call, true)
  return () => {
    cancelAnimationFrame(first)
    throttled.cancel()
    observer.disconnect()
    page.removeEventListener('load', throttled.call, true)
    page.removeEventListener('error', throttled.call, true)
  }
}

/** The root counts the margins of the body, the body what sticks out of it. */
function contentHeight(page: Document): number {
  const root = page.documentElement.getBoundingClientRect().height
  return Math.max(root, page.body.offsetTop + page.body.scrollHeight)
}
