/**
 * Takes links away that have told the browser which file to fetch, once it has: over a day they gather in the document.
 *
 * @returns ends it
 */
export function dropPreloads(): () => void {
  const drop = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') target.remove()
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]'))
    if (performance.getEntriesByName(link.href).length > 0) link.remove()
  document.addEventListener('load', drop, true)
  return () => document.removeEventListener('load', drop, true)
}
