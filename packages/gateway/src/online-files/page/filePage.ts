import type { Locale } from '@mailroom/core'
import { createHash } from 'node:crypto'

const styles = `
*{box-sizing:border-box}
:root{--canvas:#f4f6f9;--surface:#fff;--text:#1c2430;--muted:#5a6676;--line:#d6dce4;--accent:#1f5fbf;--onAccent:#fff;--danger:#b3261e}
@media (prefers-color-scheme:dark){:root{--canvas:#14181e;--surface:#1d232b;--text:#e8ecf1;--muted:#a3afbd;--line:#39434f;--accent:#8ab4f8;--onAccent:#10203a;--danger:#ff9d94}}
body{margin:0;min-height:100vh;display:flex;padding:24px 16px;background:var(--canvas);color:var(--text);font:14px/20px system-ui,"Noto Sans CJK SC","PingFang SC","Microsoft YaHei",sans-serif}
html:lang(zh-tw) body{font-family:system-ui,"Noto Sans CJK TC","PingFang TC","Microsoft JhengHei",sans-serif}
main{width:100%;max-width:440px;min-width:0;margin:auto;padding:32px 24px;background:var(--surface);border:1px solid var(--line);border-radius:14px}
h1{margin:0;font-size:20px;line-height:28px;font-weight:600}
p{margin:8px 0 0;color:var(--muted)}
.file{margin:24px 0 16px;font-size:16px;line-height:24px;font-weight:600;color:var(--text);overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 24px}
dt{color:var(--muted)}
dd{margin:0;min-width:0;font-variant-numeric:tabular-nums}
a,button{display:block;width:100%;min-height:40px;border:0;font:inherit;cursor:pointer;padding:10px 16px;border-radius:6px;background:var(--accent);color:var(--onAccent);font-weight:600;text-align:center;text-decoration:none}
a:hover,button:hover{text-decoration:underline}
label{display:block;margin:24px 0 4px;font-weight:600}
input{width:100%;min-height:40px;margin:0 0 16px;padding:8px 12px;border:1px solid var(--muted);border-radius:6px;background:var(--surface);color:var(--text);font:20px/24px ui-monospace,monospace;letter-spacing:.2em;text-align:center}
input[aria-invalid]{border-color:var(--danger)}
.fault{margin:0 0 16px;color:var(--danger)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`

const policy = (formAction: string) =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256')
    .update(styles)
    .digest('base64')}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`

/** The policy of a page to read: its own styles, and nothing else. @source C2 */
export const filePagePolicy = policy("'none'")

/** The policy of a page that asks for a code. */
export const codePagePolicy = policy("'self'")

/** What a page says. All of it is HTML: whoever makes it has escaped what others wrote. */
export interface FilePage {
  readonly locale: Locale
  readonly status: number
  readonly title: string
  /** Parts one below the other; what is not there is passed over. */
  readonly body: readonly (string | false | undefined)[]
}

/** A page for somebody who has no account here. It has no script and fetches nothing. */
export function filePage({ locale, status, title, body }: FilePage): Response {
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
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      Vary: 'Accept-Language',
    },
  })
}
