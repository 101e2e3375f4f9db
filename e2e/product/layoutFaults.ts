import type { Page } from '@playwright/test'

/**
 * What names do to a page that they must not: make it scroll sideways, reach out of the window, or turn the order of what stands
 * beside them (a name that reads from right to left stands alone in its block, or is isolated from the rest of its line).
 *
 * @param turning a part of such a name
 */
export const layoutFaults = (page: Page, turning: string): Promise<string[]> =>
  page.evaluate((word) => {
    const faults: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} px wide`)
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
    for (const element of document.body.querySelectorAll('*')) {
      const { left, right, width } = element.getBoundingClientRect()
      const isOut = width > 0 && left < innerWidth && right > innerWidth + 1
      if (isOut && !isClipped(element.parentElement) && element.checkVisibility({ visibilityProperty: true }))
        faults.push(`${element.tagName} reaches to ${right}: ${element.textContent?.slice(0, 60)}`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      if (!text.textContent?.includes(word) || !text.parentElement?.checkVisibility()) continue
      let element = text.parentElement
      const isInline = () => getComputedStyle(element).display === 'inline'
      const isIsolated = () => /isolate|plaintext/.test(getComputedStyle(element).unicodeBidi)
      while (isInline() && !isIsolated() && element.parentElement) element = element.parentElement
      const isAlone = element.textContent?.trim() === text.textContent.trim()
      // Blocks are isolated in any case; it is within them that a line is turned.
      if (!(isInline() && isIsolated()) && !isAlone && !element.matches('option, title'))
        faults.push(`${element.tagName} lets a name turn it: ${element.textContent?.slice(0, 80)}`)
    }
    return faults
  }, turning)
