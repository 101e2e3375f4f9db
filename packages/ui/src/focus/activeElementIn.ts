/** The focused element as seen from `node`: `document.activeElement` stops at the edge of a shadow root. */
export function activeElementIn(node: Node): Element | null {
  const root = node.getRootNode()
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
}

/** The focused element, looked up through every open shadow root. */
export function deepActiveElement(): HTMLElement | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element instanceof HTMLElement ? element : null
}
