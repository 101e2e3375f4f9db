import type { Page, Request } from 'playwright'

/** Nothing on the wire for so long is quiet, in milliseconds. */
const quietMs = 300

/**
 * Follows what a page asks for.
 *
 * @returns a function that waits until the page has asked for nothing for a while, as when a person reads
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
    new Promise((resolve) => {
      let quiet: NodeJS.Timeout | undefined
      onChange = () => {
        clearTimeout(quiet)
        if (open.size === 0) quiet = setTimeout(resolve, quietMs)
      }
      onChange()
    })
}
