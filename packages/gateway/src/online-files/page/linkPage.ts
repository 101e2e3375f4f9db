import { createHash } from 'node:crypto'
import { formatSize, type Locale, visibleFileName } from '@mailroom/core'
import { escapeHtml } from '../../mime/parse/text/entities'
import type { OpenedLink } from '../fileLinks'
import { linkWords } from '../strings/linkWords'

const styles = `
*{box-sizing:border-box}
:root{--canvas:#f4f6f9;--surface:#fff;--text:#1c2430;--muted:#5a6676;--line:#d6dce4;--accent:#1f5fbf;--onAccent:#fff}
@media (prefers-color-scheme:dark){:root{--canvas:#14181e;--surface:#1d232b;--text:#e8ecf1;--muted:#a3afbd;--line:#39434f;--accent:#8ab4f8;--onAccent:#10203a}}
body{margin:0;min-height:100vh;display:flex;padding:24px 16px;background:var(--canvas);color:var(--text);font:14px/20px system-ui,"Noto Sans CJK SC","PingFang SC","Microsoft YaHei",sans-serif}
html:lang(zh-tw) body{font-family:system-ui,"Noto Sans CJK TC","PingFang TC","Microsoft JhengHei",sans-serif}
main{width:100%;max-width:440px;min-width:0;margin:auto;padding:32px 24px;background:var(--surface);border:1px solid var(--line);border-radius:14px}
h1{margin:0;font-size:20px;line-height:28px;font-weight:600}
p{margin:8px 0 0;color:var(--muted)}
.file{margin:24px 0 16px;font-size:16px;line-height:24px;font-weight:600;color:var(--text);overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 24px}
dt{color:var(--muted)}
dd{margin:0;min-width:0;font-variant-numeric:tabular-nums}
a{display:block;min-height:40px;padding:10px 16px;border-radius:6px;background:var(--accent);color:var(--onAccent);font-weight:600;text-align:center;text-decoration:none}
a:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`

/** The policy of the page: its own styles, and nothing else. @source C2 */
export const linkPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(styles)
  .digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

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
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
<main>
${body.filter(Boolean).join('\n')}
</main>
</body>
</html>
`
  return new Response(html, {
    status: statuses[kind],
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      Vary: 'Accept-Language',
    },
  })
}
