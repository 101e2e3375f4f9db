/**
 * Repeats the keys of a frame on its element, so that Escape and the keys of the preview work while the page inside has
 * focus.
 *
 * @returns ends it
 */
export function passKeysOut(frame: HTMLIFrameElement, page: Document): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, code, repeat, isComposing, ctrlKey, shiftKey, altKey, metaKey } = event
    const known = { key, code, repeat, isComposing, ctrlKey, shiftKey, altKey, metaKey }
    const copy = new KeyboardEvent('keydown', { ...known, bubbles: true, cancelable: true, composed: true })
    if (!frame.dispatchEvent(copy)) event.preventDefault()
  }
  page.addEventListener('keydown', onKey)
  return () => page.removeEventListener('keydown', onKey)
}
