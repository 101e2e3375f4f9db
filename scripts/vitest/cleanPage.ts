import { beforeAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

// Files of tests share a page and its modules. What one of them leaves behind is gone before the next.
beforeAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(414, 896)
})

// The library does so by itself for the first file alone.
beforeEach(cleanup)
