import { linkDisguise } from './linkDisguise'
import { parseUrl } from './parseUrl'

/** Inline and important, so that no sheet of the mail can hide the mark. */
const markStyle =
  'all:revert!important;display:inline!important;visibility:visible!important;opacity:1!important;' +
  'font:600 12px/16px system-ui,sans-serif!important;color:#8a4b00!important;background:#fff4d6!important;' +
  'border-radius:4px!important;padding:0 4px!important;margin-inline-start:4px!important;' +
  'position:static!important;text-indent:0!important;white-space:nowrap!important'

/**
 * Makes every link open outside the mail, and writes the true host behind those whose text claims another.
 *
 * @param describe words for the mark's tooltip, with the true host
 * @source RD-16, security.md X8
 */
export function finishLinks(body: HTMLElement, describe: (host: string) => string): void {
  for (const link of body.querySelectorAll<HTMLElement>('a[href], area[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#')) continue
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer nofollow')
    const url = parseUrl(href)
    const host = url === undefined ? undefined : linkDisguise(link.textContent ?? '', url)
    if (host !== undefined) mark(link, host, describe(host))
  }
}

function mark(link: HTMLElement, host: string, words: string): void {
  link.setAttribute('title', words)
  const note = link.ownerDocument.createElement('span')
  note.setAttribute('style', markStyle)
  note.title = words
  note.textContent = `\u26a0 ${host}`
  link.after(note)
}
