import type { BrowserContext, Page } from 'playwright'

/**
 * A page of another site: where a person comes from. A browser begins another process for the site that they go to,
 * whoever it is; from an empty page it would do so only for those who keep other sites out of theirs.
 *
 * @source HTML, cross-origin opener policies
 */
export async function openElsewhere(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('data:text/html,<title>Elsewhere</title>')
  return page
}
