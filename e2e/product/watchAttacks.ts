import type { BrowserContext, Page } from '@playwright/test'

/** Everything that a mail could make a browser do, as it happens. */
export function watch(context: BrowserContext, own: string): { readonly seen: string[] } {
  const seen: string[] = []
  const isOwn = (url: string) => url.startsWith(own) || url.startsWith(own.replace('http', 'ws'))
  context.on('request', (request) => {
    if (!isOwn(request.url()) && !/^(?:blob|data|about):/.test(request.url())) seen.push(request.url())
  })
  context.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('page', (page) => seen.push(`window ${page.url()}`))
  context.on('response', (response) => {
    if (!isOwn(response.url())) return
    const policy = response.headers()['content-security-policy'] ?? ''
    const scripts = /(?:^|;)\s*(?:script-src|default-src)\s[^;]*/.exec(policy)?.[0]
    if (scripts === undefined || scripts.includes('unsafe-inline'))
      seen.push(`policy of ${response.url()}: ${policy}`)
  })
  return { seen }
}

/** Whether a script of theirs has run, of each frame. */
export const ranIn = async (page: Page): Promise<boolean[]> =>
  Promise.all(page.frames().map((frame) => frame.evaluate(() => (window as { pwned?: unknown }).pwned === 1)))
