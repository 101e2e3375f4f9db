import type { Locale } from '@mailroom/core'
import { escapeHtml } from '../../mime/parse/text/entities'
import type { FoundShare } from '../shares/FileShares'
import { linkWords } from '../strings/linkWords'
import { filePage } from './filePage'

/** What is behind the address of a share: one that asks for its code, one whose code was wrong or that has ended, nothing, or nothing for now. */
export type ShareFinding = FoundShare | 'wrongCode' | 'unknown' | 'busy'

const statuses = { open: 200, wrongCode: 403, expired: 410, ended: 410, gone: 410, unknown: 404, busy: 429 }

/** How a page is written. */
export interface SharePageOptions {
  readonly locale: Locale
  /** IANA name of the zone in which days are said. */
  readonly timeZone: string
}

/**
 * The page of a share. It says nothing of the file before the code is there: whoever finds an address learns no name.
 *
 * @source FC-03
 */
export function sharePage(finding: ShareFinding, { locale, timeZone }: SharePageOptions): Response {
  const { words, day } = linkWords(locale, timeZone)
  const kind = typeof finding === 'string' ? finding : finding.state
  if (kind !== 'open' && kind !== 'wrongCode') {
    const title = words[`${saidAs[kind]}Title`]
    const hint = words[`${saidAs[kind]}Hint`]
    const date = typeof finding === 'string' ? '' : day(finding.expiresAt)
    const said = `<h1>${title}</h1><p>${escapeHtml(hint.replace('{date}', () => date))}</p>`
    return filePage({ locale, status: statuses[kind], title, body: [said] })
  }
  const isWrong = kind === 'wrongCode'
  const form = [
    '<form method="post">',
    `<label for="code">${words.code}</label>`,
    `<input id="code" name="code" required maxlength="20" autocomplete="off" autocapitalize="none" spellcheck="false" autofocus${
      isWrong ? ' aria-invalid="true" aria-describedby="fault"' : ''
    }>`,
    isWrong && `<p id="fault" class="fault" role="alert">${words.codeWrong}</p>`,
    `<button>${words.download}</button>`,
    '</form>',
  ]
  return filePage({
    locale,
    status: statuses[kind],
    title: words.shareTitle,
    body: [`<h1>${words.shareTitle}</h1><p>${words.shareHint}</p>`, ...form],
  })
}

/** Where shares say what links of mails say. */
const saidAs = {
  expired: 'shareExpired',
  ended: 'shareEnded',
  gone: 'shareEnded',
  unknown: 'unknown',
  busy: 'busy',
} as const
