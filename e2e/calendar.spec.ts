import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { button } from './product/mailbox'
import { expect, signIn, test } from './product/test'

const shot = (page: Page, name: string) => page.screenshot({ path: `/tmp/shots/${name}.png` })

/** A Monday to Sunday that lies ahead. */
const week = '/calendar/index?view=week&day=2030-05-15'

/** What stands in the days, by words of what a screen reader says of it. */
const event = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name })

/** Plans something by the form. */
async function plan(page: Page, title: string, start: string, end: string): Promise<void> {
  await button(page, '新建日程').click()
  const form = page.getByRole('dialog', { name: '新建日程' })
  await form.getByRole('textbox', { name: '标题' }).fill(title)
  await form.getByLabel('开始', { exact: true }).fill(start)
  await form.getByLabel('结束', { exact: true }).fill(end)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(event(page, title)).toBeVisible()
}

test('[CA-01] [CA-02] [SH-01] [HO-07] from the home page’s tile to the week, something is planned by keys alone and stands in every view', async ({
  page,
  gateway,
}) => {
  await signIn(page, await gateway.newcomer('顾文'))
  await page.getByRole('link', { name: '首页' }).click()
  await page.getByRole('navigation', { name: '快捷入口' }).getByRole('link', { name: /^日程/ }).press('Enter')
  await expect(page).toHaveURL('/calendar/index')
  const rail = page.getByRole('navigation', { name: '主要功能' })
  await expect(rail.getByRole('link', { name: '日程', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('radio', { name: '周', exact: true })).toBeChecked()
  await expect(page.getByRole('main').getByRole('grid').last()).toBeVisible()
  await shot(page, '1-week')
  await rail.getByRole('link', { name: '邮箱' }).click()
  await rail.getByRole('link', { name: '日程', exact: true }).click()
  await expect(page.getByRole('radio', { name: '周', exact: true })).toBeChecked()
  console.log(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)))

  await page.goto(week)
  await page.getByRole('gridcell', { name: '2030年5月15日星期三 09:00' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: '新建日程' })
  await expect(form.getByRole('textbox', { name: '标题' })).toBeFocused()
  await shot(page, '1-form')
  await page.keyboard.type('项目例会')
  await page.keyboard.press('Enter')
  await expect(page.getByText('日程已添加：项目例会')).toBeVisible()
  console.log(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)))
  await page.reload()
  const planned = event(page, /^项目例会，2030年5月16日周四 09:30 – 10:30/)
  await expect(planned).toBeVisible()
  await shot(page, '1-after')

  const { violations } = await new AxeBuilder({ page }).analyze()
  console.log(JSON.stringify(violations.map(({ id, nodes }) => [id, nodes.map((n) => n.html.slice(0, 200))])))
  await page.getByRole('gridcell', { name: '2030年5月15日星期三 09:00' }).focus()
  for (const [key, view, name] of [
    ['m', 'month', '月'],
    ['a', 'agenda', '列表'],
    ['d', 'day', '日'],
    ['2', 'week', '周'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page).toHaveURL(new RegExp(`view=${view}`))
    console.log(page.url())
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
    await shot(page, `1-${view}`)
    console.log(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)))
    const { violations } = await new AxeBuilder({ page }).analyze()
    console.log(JSON.stringify(violations.map(({ id, nodes }) => [id, nodes.map((n) => n.html.slice(0, 200))])))
  }
})
