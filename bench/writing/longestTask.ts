import type { Page } from 'playwright'

/** Longest of the tasks over 50 ms that were noted after a time of the page, in milliseconds; 0 when there was none. */
export const longestTaskAfter = (page: Page, time: number): Promise<number> =>
  page.evaluate(
    (since) =>
      Math.max(
        0,
        ...(window.longTasks ?? [])
          .filter(({ startTime }) => startTime >= since)
          .map(({ duration }) => duration),
      ),
    time,
  )
