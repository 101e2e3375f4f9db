/**
 * Repeats on the frame's element what is not meant for the text: sending, saving, Escape, and presses, so that the page
 * around hears them. Everything else stays inside: a single letter typed here must not be a shortcut out there.
 *
 * @returns ends it
 */
export function passKeysOut(frame: HTMLIFrameElement, page: Document): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!isForOutside(event)) return
    const { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat } = event
    const copy = new KeyboardEvent('keydown', {
      ...{ key, code, ctrlKey, shiftKey, altKey, metaKey, repeat },
      bubbles: true,
      cancelable: true,
      composed: true,
    })
    if (frame.dispatchEvent(copy)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onPress = () => {
    frame.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true, isPrimary: true }))
  }
  page.addEventListener('keydown', onKey, { capture: true })
  page.addEventListener('pointerdown', onPress)
  return () => {
    page.removeEventListener('keydown', onKey, { capture: true })
    page.removeEventListener('pointerdown', onPress)
  }
}

function isForOutside({ key, ctrlKey, metaKey, altKey, isComposing, keyCode }: KeyboardEvent): boolean {
  // Safari sends the Enter that ends a composition after it, with this code.
  if (isComposing || keyCode === 229) return false
  if (key === 'Escape') return true
  return (ctrlKey || metaKey) && !altKey && ['enter', 's'].includes(key.toLowerCase())
}
