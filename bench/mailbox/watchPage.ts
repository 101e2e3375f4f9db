import type { Page } from 'playwright'
import type { Held } from './Tourist'

declare global {
  interface Window {
    longTasks?: { readonly startTime: number; readonly duration: number }[]
  }
}

/** Lets a page note its long tasks from its next load on. */
export async function noteLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: PerformanceEntry[] = []
    window.longTasks = noted
    new PerformanceObserver((list) => noted.push(...list.getEntries())).observe({ type: 'longtask' })
  })
}

/** Sum of what was noted after a time of the page, in milliseconds. */
export const longTasksAfter = (page: Page, time: number): Promise<number> =>
  page.evaluate(
    (since) =>
      (window.longTasks ?? [])
        .filter(({ startTime }) => startTime >= since)
        .reduce((sum, { duration }) => sum + duration, 0),
    time,
  )

/** What a page holds after the engine has let go of what nobody needs: script values, and nodes of all its documents. */
export async function heldBy(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  await session.detach()
  return { heapMegabytes: usedSize / 1e6, nodes }
}

/** Acts, and tells how long the next request that is not GET took to be answered, and how many there were. */
export async function followWrite<T>(
  page: Page,
  rest: () => Promise<void>,
  act: () => Promise<T>,
): Promise<T & { answerMs: number; requests: number }> {
  const sent: string[] = []
  const note = (request: { method(): string; url(): string }) => {
    if (request.method() !== 'GET') sent.push(request.url())
  }
  page.on('request', note)
  const answer = page.waitForEvent('requestfinished', (request) => request.method() !== 'GET')
  const seen = await act()
  const { responseEnd } = (await answer).timing()
  await rest()
  page.off('request', note)
  return { ...seen, answerMs: responseEnd, requests: sent.length }
}
