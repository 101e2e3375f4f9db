import type { Page, Request } from '@playwright/test'

/** Nothing on the wire for so long is quiet, in milliseconds. */
const quietMs = 300

/** An answer that takes longer than all of this does not come, in milliseconds. */
const patienceMs = 60_000

/**
 * Follows what a page asks for.
 *
 * @returns a function that waits until the page has asked for nothing for a while, as when a person reads; it fails with
 *          the addresses of what has no answer
 */
export function followNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let onChange = () => {}
  const note = (change: () => void) => {
    change()
    onChange()
  }
  page.on('request', (request) => note(() => open.add(request)))
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => note(() => open.delete(request)))
  }
  return () =>
    new Promise((resolve, reject) => {
      let quiet: NodeJS.Timeout | undefined
      const late = setTimeout(() => {
        clearTimeout(quiet)
        const waiting = [...open].map((request) => `${request.method()} ${request.url()}`)
        reject(
          new Error(`The page does not come to rest: ${waiting.join(', ') || 'it asks again and again'}`),
        )
      }, patienceMs)
      const end = () => {
        clearTimeout(late)
        onChange = () => {}
        resolve()
      }
      onChange = () => {
        clearTimeout(quiet)
        if (open.size === 0) quiet = setTimeout(end, quietMs)
      }
      onChange()
    })
}
