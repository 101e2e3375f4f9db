import type { Browser, FrameLocator, Locator, Page } from '@playwright/test'
import { expect, signIn } from './test'

/** The text of the mail that is open. */
export const mailText = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title^="邮件正文"], iframe[title^="Text of the message"]')

/** Where the text of a mail is written. */
export const editor = (page: Page): Locator =>
  page.frameLocator('iframe[title="正文"]:visible, iframe[title="Message text"]:visible').getByRole('textbox')

/** A mail in the list, by words of its subject. */
export const row = (page: Page, name: string | RegExp): Locator => page.getByRole('row', { name })

export const folder = (page: Page, name: string | RegExp): Locator => page.getByRole('treeitem', { name })

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Opens a new mail with its editor ready. */
export async function startMail(page: Page): Promise<void> {
  await button(page, '写信').click()
  await expect(editor(page)).toBeVisible()
}

/** Types into the text that is written. */
export async function write(page: Page, text: string): Promise<void> {
  await editor(page).click()
  await page.keyboard.type(text)
}

/** Somebody signed in with a browser of their own. */
export async function openAs(browser: Browser, baseURL: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const page = await context.newPage()
  await signIn(page, name)
  return page
}
