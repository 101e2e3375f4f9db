import { beforeAll, beforeEach, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

// Files of tests share a page and its modules. What one of them leaves behind is gone before the next.
beforeAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(414, 896)
  await leaveWithPointer()
})

/** The pointer rests where the last file left it: what is drawn under it would be fetched ahead, or say what it is. */
async function leaveWithPointer(): Promise<void> {
  const cover = document.createElement('div')
  cover.style.cssText = 'position: fixed; inset: 0'
  document.body.append(cover)
  await userEvent.hover(cover, { position: { x: 0, y: 0 } })
  cover.remove()
}

// The library does so by itself for the first file alone.
beforeEach(cleanup)
