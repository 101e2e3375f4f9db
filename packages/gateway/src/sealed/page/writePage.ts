import { createHash } from 'node:crypto'
import { lockPage } from './lockPage'
import { packPage, type PageContent } from './packPage'
import { pageScript } from './pageScript'
import { pageStyles } from './pageStyles'
import { en } from './strings/en'
import { zhHans } from './strings/zh-hans'
import { zhTw } from './strings/zh-tw'

const scriptHash = createHash('sha256').update(pageScript).digest('base64')

/** Nothing is fetched, and nothing runs but our own script. Styles are those of the mail. */
const policy = [
  "default-src 'none'",
  `script-src 'sha256-${scriptHash}'`,
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** In a block of data, `<` could end the block. */
const words = JSON.stringify({ en, 'zh-hans': zhHans, 'zh-tw': zhTw }).replaceAll('<', '\\u003c')

/**
 * Makes a page that opens a mail with its password, from a file and without any network. Of the mail nothing stands in
 * it but encrypted bytes in base64, so nothing of the mail can be markup there.
 *
 * @source RD-11, CO-06
 */
export async function writePage(content: PageContent, password: string): Promise<Buffer> {
  const { lock, bytes } = await lockPage(packPage(content), password)
  return Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>Mail</title>
<style>${pageStyles}</style>
</head>
<body>
<main>
<noscript>${[en, zhHans, zhTw].map(({ unable }) => `<p>${unable}</p>`).join('')}</noscript>
<form hidden>
<h1 data-word="title"></h1>
<p data-word="hint"></p>
<label for="password" data-word="password"></label>
<input id="password" type="password" autocomplete="off" required aria-describedby="fault">
<p id="fault" role="alert"></p>
<button data-word="open"></button>
</form>
</main>
<script type="application/json" id="words">${words}</script>
<script type="application/json" id="lock">${lock}</script>
<script type="text/plain" id="sealed">${bytes.toString('base64')}</script>
<script>${pageScript}</script>
</body>
</html>
`)
}
