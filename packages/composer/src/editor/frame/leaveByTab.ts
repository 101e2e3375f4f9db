/**
 * Tab moves inside lists and tables of the text; after Escape it leaves the text wherever it stands, so that nobody who
 * works by keyboard is caught in it.
 *
 * @returns ends it
 * @source WCAG 2.1.2
 */
export function leaveByTab(page: Document): () => void {
  let isLeaving = false
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && isLeaving) event.stopImmediatePropagation()
    if (event.key !== 'Shift') isLeaving = event.key === 'Escape'
  }
  page.addEventListener('keydown', onKey, { capture: true })
  return () => page.removeEventListener('keydown', onKey, { capture: true })
}
