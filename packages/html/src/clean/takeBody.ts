/**
 * The body of a cleaned document, with the sheets of its head in front and the language of its root, so that it
 * can take the place of the frame's own body.
 */
export function takeBody(root: HTMLElement): HTMLElement {
  const body = root.querySelector('body') ?? root.appendChild(root.ownerDocument.createElement('body'))
  for (const child of Array.from(root.children)) {
    if (child.tagName === 'HEAD') body.prepend(...child.querySelectorAll('style'))
  }
  for (const name of ['lang', 'dir']) {
    const value = root.getAttribute(name)
    if (value !== null && !body.hasAttribute(name)) body.setAttribute(name, value)
  }
  // The frame is as high as the body: a body as high as the frame would grow with it.
  for (const property of [
    'height',
    'min-height',
    'max-height',
    'position',
    'display',
    'visibility',
    'overflow',
  ]) {
    body.style.removeProperty(property)
  }
  return body
}
