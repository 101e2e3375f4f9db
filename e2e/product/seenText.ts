import type { Page } from '@playwright/test'

/** What stands on the screen and what screen readers hear, without names that the organisation gave. */
export async function seenText(page: Page): Promise<string> {
  const whole = await page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap(
      (each) => ['aria-label', 'title', 'placeholder', 'alt'].map((name) => each.getAttribute(name) ?? ''),
    )
    return [document.body.innerText, ...spoken].join('\n')
  })
  return whole.replaceAll('示例公司邮箱', '')
}
