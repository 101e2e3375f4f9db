import type { BrowserContext, Page, Request } from 'playwright'

/** Everything a mail could have done, in words; empty lists when it did nothing. */
export interface Sightings {
  /** Scripts that ran or were stopped by the last wall: sentinel calls, dialogs, messages of the browser. */
  readonly scripts: string[]
  /** Addresses that the page with the mails asked for. */
  readonly requests: string[]
  /** Pages that clicked links opened, with the referrer they told. */
  readonly popups: { readonly url: string; readonly referrer: string | undefined }[]
}

/**
 * Calls of the functions that proofs of concept use, in any frame that can reach the page. What a policy stops, the
 * browser reports on the console by itself.
 */
const sentinels = `
  for (const name of ['hit', 'alert', 'confirm', 'prompt', 'print', 'netsparker', 'xss']) {
    window[name] = (...words) => console.error('sentinel ' + name + ' ' + words.join(' '))
  }
`

/** Watches a page from outside; `start` forgets what was seen before. */
export async function watchPage(context: BrowserContext, page: Page) {
  let seen: Sightings = { scripts: [], requests: [], popups: [] }
  const isOfMails = (request: Request) => {
    try {
      return request.frame().page() === page
    } catch {
      return false
    }
  }
  await context.addInitScript(sentinels)
  context.on('request', (request) => {
    const url = request.url()
    if (/^(?:data|blob|about):/.test(url)) return
    if (isOfMails(request)) seen.requests.push(url)
    else seen.popups.push({ url, referrer: request.headers().referer })
  })
  page.on('dialog', (dialog) => {
    seen.scripts.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => seen.scripts.push(`error ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.scripts.push(message.text())
  })
  context.on('page', (popup) => void popup.close().catch(() => undefined))
  return {
    start: () => {
      seen = { scripts: [], requests: [], popups: [] }
    },
    seen: () => seen,
  }
}
