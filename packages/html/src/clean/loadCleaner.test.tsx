import { afterEach, expect, it, vi } from 'vitest'
import { loadedCleaner, rehearseCleaner } from './loadCleaner'

afterEach(() => vi.restoreAllMocks())

it('[RD-16] the cleaner cleans a letter of its own once, and nothing of it stays in the page or is fetched', async () => {
  const reading = vi.spyOn(DOMParser.prototype, 'parseFromString')
  const page = document.documentElement.outerHTML
  await Promise.all([rehearseCleaner(), rehearseCleaner()])
  expect(loadedCleaner()).toBeDefined()
  expect(reading).toHaveBeenCalledTimes(1)
  expect(document.documentElement.outerHTML).toBe(page)
  const fetched = performance.getEntriesByType('resource').filter(({ name }) => name.includes('example.com'))
  expect(fetched).toEqual([])
})
