/**
 * Tells the page around the frame that files hang above it, and when they do so no longer, as if the frame were an element
 * like any other. What is dropped stays here.
 *
 * @returns ends it
 * @source AT-01
 */
export function passDragOut(frame: HTMLIFrameElement, page: Document): () => void {
  const over = ({ dataTransfer }: DragEvent) => {
    frame.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }))
  }
  // From one element of the text to the next is no way out.
  const leave = ({ type, relatedTarget }: DragEvent) => {
    if (type === 'drop' || relatedTarget === null)
      frame.dispatchEvent(new DragEvent('dragleave', { bubbles: true }))
  }
  page.addEventListener('dragover', over)
  page.addEventListener('dragleave', leave)
  // Before whoever takes what is dropped, and tells nobody else.
  page.defaultView?.addEventListener('drop', leave, { capture: true })
  return () => {
    page.removeEventListener('dragover', over)
    page.removeEventListener('dragleave', leave)
    page.defaultView?.removeEventListener('drop', leave, { capture: true })
  }
}
