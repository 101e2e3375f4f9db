import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { addCalendar, addEvent, cell, chooseOf, event, month, week } from './product/calendar'
import { expectClean } from './product/expectClean'
import { layoutFaults } from './product/layoutFaults'
import { button } from './product/mailbox'
import { seenText } from './product/seenText'
import { expect, signIn, test } from './product/test'

test('[HO-07] [SH-01] [CA-01] [CA-02] from the home page’s tile to the days, where something is planned by keys and stands in every view', async ({
  page,
  gateway,
}) => {
  await signIn(page, await gateway.newcomer('顾文'))
  const rail = page.getByRole('navigation', { name: '主要功能' })
  const view = (name: string) => page.getByRole('radio', { name, exact: true })
  await rail.getByRole('link', { name: '首页' }).click()
  await page.getByRole('navigation', { name: '快捷入口' }).getByRole('link', { name: /^日程/ }).press('Enter')
  await expect(page).toHaveURL('/calendar/index')
  await expect(view('周')).toBeChecked()
  await rail.getByRole('link', { name: '邮箱' }).click()
  await rail.getByRole('link', { name: '日程', exact: true }).click()
  await expect(page).toHaveURL('/calendar/index')
  await expect(rail.getByRole('link', { name: '日程', exact: true })).toHaveAttribute('aria-current', 'page')

  await page.goto(week)
  await cell(page, '2030年5月15日星期三 09:00').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: '标题' })).toBeFocused()
  await page.keyboard.type('项目例会')
  await page.keyboard.press('Enter')
  const planned = event(page, /^项目例会，2030年5月16日周四 09:30 – 10:30/)
  await expect(planned).toBeVisible()
  await expect(cell(page, '2030年5月16日星期四 09:30')).toBeFocused()

  // Nothing has the focus after this, and the keys work all the same.
  await page.reload()
  await expect(planned).toBeVisible()
  for (const [key, name, kind] of [
    ['m', '月', 'month'],
    ['d', '日', 'day'],
    ['4', '列表', 'agenda'],
    ['2', '周', 'week'],
  ] as const) {
    await page.goto('/calendar/index?day=2030-05-16')
    await expect(planned).toBeVisible()
    await page.keyboard.press(key)
    await expect(page).toHaveURL(`/calendar/index?view=${kind}&day=2030-05-16`)
    await expect(view(name)).toBeChecked()
    await expect(planned).toBeVisible()
    await expectClean(page, kind)
  }
})

test('[CA-08] of a series one is moved by keys, and the rest from one on is deleted and brought back', async ({
  page,
  gateway,
}) => {
  await signIn(page, await gateway.newcomer('何川'))
  await page.goto(month)
  await addEvent(page, { title: '周例会', start: '2030-05-08T09:30', repeat: '每周三' })
  const on = (day: number) => event(page, new RegExp(`^周例会，2030年5月${day}日.*重复$`))
  const expectOn = async (...days: readonly number[]) => {
    await expect(event(page, /^周例会，2030年5月/)).toHaveCount(days.length)
    for (const day of days) await expect(on(day)).toBeVisible()
  }
  await expectOn(8, 15, 22, 29)

  await on(15).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByRole('dialog', { name: '更改重复日程' })).toBeVisible()
  await expect(button(page, '仅此日程')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectOn(8, 16, 22, 29)
  await expect(on(16)).toBeFocused()

  await on(22).focus()
  await page.keyboard.press('Delete')
  await page
    .getByRole('dialog', { name: '删除重复日程' })
    .getByRole('button', { name: '此日程及之后的日程' })
    .click()
  await expectOn(8, 16)
  await expect(page.getByRole('region', { name: '通知' }).getByText('已删除“周例会”')).toBeVisible()
  await button(page, '撤销').last().click()
  await expectOn(8, 16, 22, 29)
  await page.reload()
  await expectOn(8, 16, 22, 29)
})

test('[CA-02] [CA-09] with the mouse an event is drawn, goes to another time and back, and becomes longer', async ({
  page,
  gateway,
}) => {
  await signIn(page, await gateway.newcomer('孟琪'))
  await page.goto(week)
  /** @param down how far down in an element, as a part of its height */
  const pointAt = async (element: Locator, down: number) => {
    const { x, y, width, height } = (await element.boundingBox())!
    return [x + width / 2, y + height * down] as const
  }
  const drag = async (from: Locator, fromDown: number, to: Locator, toDown: number) => {
    await page.mouse.move(...(await pointAt(from, fromDown)))
    await page.mouse.down()
    await page.mouse.move(...(await pointAt(to, toDown)), { steps: 6 })
    await page.mouse.up()
  }
  const at = (name: string) => cell(page, `2030年5月${name}`)
  await expect(at('15日星期三 10:00')).toBeVisible()
  await drag(at('15日星期三 10:00'), 0.25, at('15日星期三 10:30'), 0.75)
  const form = page.getByRole('dialog', { name: '新建日程' })
  await expect(form.getByLabel('开始', { exact: true })).toHaveValue('2030-05-15T10:00')
  await form.getByRole('textbox', { name: '标题' }).fill('试装')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  const drawn = event(page, /^试装，2030年5月15日周三 10:00 – 11:00/)
  await expect(drawn).toBeVisible()

  await drag(at('15日星期三 10:00'), 0.5, at('16日星期四 14:00'), 0.5)
  await expect(event(page, /^试装，2030年5月16日周四 14:00 – 15:00/)).toBeVisible()
  await button(page, '撤销').click()
  await expect(drawn).toBeVisible()

  // It is seen at once, and kept when the gateway has answered; half past four is its time in UTC.
  const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('T04:30') === true)
  await drag(drawn, 0.97, at('15日星期三 12:30'), 0.05)
  const longer = event(page, /^试装，2030年5月15日周三 10:00 – 12:30/)
  await expect(longer).toBeVisible()
  expect((await kept).status()).toBe(200)
  await page.reload()
  await expect(longer).toBeVisible()
})

test('[CA-05] a calendar goes into a file and comes from it into another one, and what is none is refused', async ({
  page,
  gateway,
}) => {
  await signIn(page, await gateway.newcomer('周琳'))
  await page.goto(month)
  await addEvent(page, { title: '盘点', start: '2030-05-15T10:00', repeat: '每天' })
  await chooseOf(page, '我的日程', '导出…')
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: '导出' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('我的日程.ics')
  const file = await readFile(await download.path())

  await addCalendar(page, '仓库')
  await chooseOf(page, '仓库', '导入…')
  const form = page.getByRole('dialog', { name: '导入日程' })
  const give = (buffer: Buffer) =>
    form.locator('input[type=file]').setInputFiles({ name: '盘点.ics', mimeType: 'text/calendar', buffer })
  await give(Buffer.from('不是日历'))
  await expect(form.getByText('这不是 iCalendar 文件。')).toBeVisible()
  await give(file)
  await expect(form.getByText('已添加 1 个日程')).toBeVisible()
  await form.getByRole('button', { name: '关闭' }).last().click()
  for (const calendar of ['我的日程', '仓库'])
    await expect(
      event(page, new RegExp(`^盘点，2030年5月16日周四 10:00 – 11:00.*，${calendar}，重复$`)),
    ).toBeVisible()
})

/** Chooses something, and waits until that is kept. */
async function kept(page: Page, choose: () => Promise<unknown>): Promise<void> {
  const keeping = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok())
  await choose()
  await keeping
}

test('[CA-06] [CA-09] the first view, the first day, the hours of work and the lunar days are as they were chosen', async ({
  page,
  gateway,
}) => {
  await signIn(page, await gateway.newcomer('郑洁'))
  const june = '/calendar/index?day=2030-06-05'
  await page.goto(june)
  const festival = page.getByText('端午节')
  await expect(festival).toBeVisible()
  await button(page, '日历设置').click()
  await expect(page).toHaveURL('/calendar/set')
  const settings = page.getByRole('region', { name: '日历设置' })
  const keep = (choose: () => Promise<unknown>) => kept(page, choose)
  await keep(() => settings.getByRole('radio', { name: '月' }).click())
  await keep(() => settings.getByRole('combobox', { name: '每周起始日' }).selectOption('星期日'))
  await keep(() => settings.getByRole('combobox', { name: '从' }).selectOption('06:00'))
  await keep(() => settings.getByRole('switch', { name: '显示农历' }).click())

  await page.goto(june)
  await expect(page.getByRole('radio', { name: '月', exact: true })).toBeChecked()
  await expect(
    page
      .getByRole('main')
      .getByRole('grid', { name: '2030年6月', exact: true })
      .getByRole('columnheader')
      .first(),
  ).toContainText('周日')
  await expect(festival).toHaveCount(0)
  await page.getByRole('radio', { name: '周', exact: true }).click()
  await expect(cell(page, '2030年6月2日星期日 06:00')).toBeInViewport()
  await page.goto('/calendar/set')
  await keep(() => settings.getByRole('switch', { name: '显示农历' }).click())
  await page.goto(june)
  await expect(festival).toBeVisible()
})

/** Each language, with what the choice of a view and the views are called. */
const languages = [
  { language: '繁體中文', view: '檢視', kinds: ['月', '週', '日', '清單'] },
  { language: 'English', view: 'View', kinds: ['Month', 'Week', 'Day', 'Agenda'] },
  { language: '简体中文', view: '视图', kinds: ['月', '周', '日', '列表'] },
]

test('[SH-19] [IX-01] on a telephone form, calendars and days fit, and say everything in each language', async ({
  page,
  gateway,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, await gateway.newcomer('Fay Moss'))
  await page.goto(week)
  await button(page, '新建日程').click()
  const form = page.getByRole('dialog', { name: '新建日程' })
  await expect(form.getByRole('textbox', { name: '标题' })).toBeFocused()
  await expect.poll(() => form.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  await page.keyboard.press('Escape')
  await button(page, '显示日历列表').click()
  const side = page.getByRole('navigation', { name: '日历列表' })
  await expect(side).toBeFocused()
  await side.getByRole('button', { name: '2030年5月22日星期三' }).click()
  await expect(side).toHaveCount(0)
  await expect(page).toHaveURL('/calendar/index?view=week&day=2030-05-22')
  await addEvent(page, { title: 'Regatta', start: '2030-05-22T10:00', repeat: '每天' })

  for (const { language, view, kinds } of languages) {
    await page.goto('/setting/param')
    await kept(page, () => page.getByRole('radio', { name: language }).click({ force: true }))
    await page.goto('/calendar/index?day=2030-05-22')
    for (const kind of kinds) {
      await page.getByRole('combobox', { name: view }).selectOption(kind)
      await expect(event(page, /^Regatta/).first()).toBeVisible()
      expect(await layoutFaults(page, 'Regatta'), `${language} ${kind}`).toEqual([])
      // All but names.
      const words = (await seenText(page)).replaceAll(/\S+@\S+|Regatta|Fay Moss|我的日程|GMT/g, '')
      const foreign = language === 'English' ? /[\u4e00-\u9fff]+/g : /[A-Za-z]{3,}/g
      expect(words.match(foreign) ?? [], `${language} ${kind}`).toEqual([])
    }
  }
})
