import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

/**
 * Axe finds nothing on the page. Frames of mails run no script, so it cannot look into them; it says so on the console of its own
 * page.
 *
 * @param what names the page, for the message
 */
export async function expectClean(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  )
  expect(found, what).toEqual([])
}
