/**
 * Repeats the keys and presses of a frame on its element, so that shortcuts, Escape and closing on a press outside
 * work as if the mail were part of the page. What the page handles is not done by the mail as well.
 *
 * @returns ends it
 */
export function passEventsOut(frame: HTMLIFrameElement, page: Document): () => void {
  const onKey = (event: KeyboardEvent) => {
    const copy = new KeyboardEvent(event.type, {
      ...keyOf(event),
      bubbles: true,
      cancelable: true,
      composed: true,
    })
    if (!frame.dispatchEvent(copy)) event.preventDefault()
  }
  const onPress = () => {
    frame.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true, isPrimary: true }))
  }
  page.addEventListener('keydown', onKey)
  page.addEventListener('keyup', onKey)
  page.addEventListener('pointerdown', onPress)
  return () => {
    page.removeEventListener('keydown', onKey)
    page.removeEventListener('keyup', onKey)
    page.removeEventListener('pointerdown', onPress)
  }
}

function keyOf(event: KeyboardEvent): KeyboardEventInit {
  const { key, code, location, repeat, isComposing, ctrlKey, shiftKey, altKey, metaKey } = event
  return { key, code, location, repeat, isComposing, ctrlKey, shiftKey, altKey, metaKey }
}
