import { parseMailto } from './parseMailto'
import type { MailtoFields } from './parseMailto'

/**
 * Links that stay in our hands: to write a mail, and to places inside the mail. All others open in a new tab by
 * themselves.
 *
 * @returns ends it
 */
export function handleLinks(
  page: Document,
  getOnMailto: () => ((fields: MailtoFields) => void) | undefined,
): () => void {
  const onClick = (event: MouseEvent) => {
    const href = linkAt(event.target)?.getAttribute('href')
    if (href === undefined || href === null) return
    if (href.startsWith('#')) {
      event.preventDefault()
      showPlace(page, href.slice(1))
      return
    }
    const onMailto = getOnMailto()
    const fields = parseMailto(href)
    if (onMailto === undefined || fields === undefined) return
    event.preventDefault()
    onMailto(fields)
  }
  page.addEventListener('click', onClick)
  return () => page.removeEventListener('click', onClick)
}

/** The target belongs to the frame's realm, where it is no instance of our Element. */
function linkAt(target: EventTarget | null): Element | null {
  if (target === null || !('closest' in target)) return null
  return (target as Element).closest('a[href], area[href]')
}

function showPlace(page: Document, name: string): void {
  const place = page.getElementById(name) ?? page.querySelector(`a[name="${CSS.escape(name)}"]`)
  place?.scrollIntoView({ block: 'start' })
}
