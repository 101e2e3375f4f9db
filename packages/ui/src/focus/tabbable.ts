const candidates =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]:not([contenteditable="false"])'

/** The elements inside that Tab reaches, in order of the document. */
export function tabbableIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && isShown(element),
  )
}

/** The elements inside that can take focus by script, whether or not Tab reaches them. */
export function focusableIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) => !element.matches(':disabled') && isShown(element),
  )
}

/** Asks for styles alone: where an element stands would have to be laid out first. */
const isShown = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
