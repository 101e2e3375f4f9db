import { formatSize, type Locale, visibleFileName } from '@mailroom/core'
import { escapeHtml } from '../../mime/parse/text/entities'
import type { OpenedLink } from '../fileLinks'
import { linkWords } from '../strings/linkWords'
import { filePage } from './filePage'

/** What is behind a link: a file, one that has ended, nothing, or nothing for now. */
export type LinkFinding = OpenedLink | 'unknown' | 'busy'

const statuses = { open: 200, expired: 410, withdrawn: 410, unknown: 404, busy: 429 } as const

/** How a page is written. */
export interface PageOptions {
  readonly locale: Locale
  /** IANA name of the zone in which days are said. */
  readonly timeZone: string
  /** Path of the bytes. */
  readonly filePath: string
}

/**
 * The page that a link leads to: name, size, last day and a way to the bytes, or what became of them. It has no script and
 * fetches nothing. Names are hostile and stand in it as text.
 *
 * @source AT-03
 */
export function linkPage(finding: LinkFinding, { locale, timeZone, filePath }: PageOptions): Response {
  const { words, day } = linkWords(locale, timeZone)
  const kind = typeof finding === 'string' ? finding : finding.state
  const said = (hint: string) =>
    typeof finding === 'string' ? hint : hint.replace('{date}', () => day(finding.expiresAt))
  const [title, hint] =
    kind === 'open' ? [words.title, words.hint] : [words[`${kind}Title`], said(words[`${kind}Hint`])]
  const file = typeof finding === 'string' || kind === 'withdrawn' ? undefined : finding
  const body = [
    `<h1>${title}</h1><p>${escapeHtml(hint)}</p>`,
    file && `<p class="file"><bdi>${escapeHtml(visibleFileName(file.name))}</bdi></p>`,
    file &&
      kind === 'open' &&
      `<dl><dt>${words.size}</dt><dd>${formatSize(file.sizeBytes)}</dd>` +
        `<dt>${words.availableUntil}</dt><dd>${day(file.expiresAt)}</dd></dl>` +
        `<a href="${escapeHtml(filePath)}" rel="nofollow">${words.download}</a>`,
  ]
  return filePage({ locale, status: statuses[kind], title, body })
}
