import { button, folder, row } from './product/mailbox'
import { expect, signIn, test } from './product/test'

test('[SH-01] [SH-13] the rail leads to home, mailbox, settings, apps and help, and marks where one is', async ({
  page,
}) => {
  await signIn(page)
  const rail = page.getByRole('navigation', { name: '主要功能' })
  const area = (name: string) => rail.getByRole('link', { name })
  await expect(area('邮箱')).toHaveAttribute('aria-current', 'page')
  await area('设置').click()
  await expect(page).toHaveURL('/setting/user')
  await expect(area('设置')).toHaveAttribute('aria-current', 'page')
  await area('首页').click()
  await expect(page).toHaveURL('/mailbox/welcome')
  await expect(area('邮箱')).not.toHaveAttribute('aria-current')
  await expect(area('帮助')).toHaveAttribute('href', '/help/zh_hans/index.html')
  await area('应用中心').click()
  await expect(page).toHaveURL('/appcenter')
  await expect(area('应用中心')).toHaveAttribute('aria-current', 'page')
  await page.getByRole('main').getByRole('link', { name: /^邮箱/ }).click()
  await expect(page).toHaveURL('/mailbox/innerbox/INBOX')
})

test('[SH-01] [T40] all areas are in the rail as soon as what is looked at is there, whatever it is', async ({
  page,
}) => {
  await signIn(page)
  // What waits for a while here would wait for ever.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    const unlessLong = (call: () => void, ms = 0) => wait(call, ms > 1_000 ? 1e9 : ms)
    window.setTimeout = Object.assign(unlessLong, wait)
  })
  for (const place of ['/mailbox/innerbox/INBOX', '/calendar/index', '/contact/pab', '/setting/user']) {
    await page.goto(place)
    const rail = page.getByRole('navigation', { name: '主要功能' })
    await expect(rail.getByRole('link', { name: '日程' })).toBeVisible()
  }
})

test('[SH-13] the help is there in three languages without signing in, and leads from one to the other', async ({
  page,
}) => {
  await page.goto('/help/en/index.html')
  await expect(page.getByRole('heading', { name: 'Help for your mail' })).toBeVisible()
  await page.getByRole('link', { name: '繁體中文' }).click()
  await expect(page).toHaveURL('/help/zh_hant/index.html')
  await page.getByRole('link', { name: '简体中文' }).click()
  await page.getByRole('link', { name: '遇到问题时' }).click()
  await expect(page.getByRole('heading', { name: '遇到问题时' })).toBeInViewport()
  const pictures = await page
    .locator('main img')
    .evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? ''))
  expect(pictures.length).toBeGreaterThan(4)
  for (const picture of pictures) {
    const answer = await page.request.get(picture)
    expect([picture, answer.status(), answer.headers()['content-type']]).toEqual([picture, 200, 'image/webp'])
  }
})

test('[SH-02] the menu of the look shows each skin with its colours, all skins, and goes to the settings', async ({
  page,
}) => {
  await signIn(page)
  await button(page, '外观').click()
  await page.getByRole('menuitemradio', { name: '荷塘月色' }).click()
  await button(page, '外观').click()
  await expect(page.getByRole('menuitemradio', { name: '荷塘月色' })).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('menuitem', { name: '全部皮肤' }).click()
  await expect(page).toHaveURL('/setting/skin')
  await expect(page.getByRole('radio', { name: '荷塘月色' })).toBeChecked()
  await button(page, '外观').click()
  await page.getByRole('menuitem', { name: '个人设置' }).click()
  await expect(page).toHaveURL('/setting/param')
})

test('[SH-18] Ctrl+K finds folders by Pinyin initials, goes there, and acts on the open mail', async ({
  page,
  gateway,
}) => {
  await gateway.deliver({ to: 'alice@example.com', subject: 'For the palette', text: 'Hello' })
  await signIn(page)
  const palette = page.getByRole('dialog', { name: '前往或执行' })
  const open = () =>
    expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(palette).toBeVisible({ timeout: 1000 })
    }).toPass()
  await open()
  await page.keyboard.type('yfs')
  await expect(palette.getByRole('option', { selected: true })).toHaveText('已发送')
  await page.keyboard.press('Enter')
  await expect(folder(page, /已发送/)).toHaveAttribute('aria-selected', 'true')
  await folder(page, /收件箱/).click()
  await row(page, /For the palette/).click()
  await expect(page.getByRole('heading', { name: 'For the palette' })).toBeVisible()
  await open()
  await page.keyboard.type('删除')
  await page.keyboard.press('Enter')
  await expect(row(page, /For the palette/)).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '键盘快捷键' }).getByText('前往或执行')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: '搜索邮件' })).toBeFocused()
  await page.keyboard.type('1/2')
  await expect(page.getByRole('combobox', { name: '搜索邮件' })).toHaveValue('1/2')
})

test('[SH-18] Ctrl+K acts on the selected rows with the toolbar’s way back, by keyboard alone', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('选行的人')
  for (const subject of ['第一行', '第二行', '第三行']) {
    await gateway.deliver({ to: `${name}@example.com`, subject, text: '请看。' })
  }
  await signIn(page, name)
  await page.getByRole('checkbox', { name: /选择.*第一行/ }).click()
  await page.getByRole('checkbox', { name: /选择.*第三行/ }).click()
  const palette = page.getByRole('dialog', { name: '前往或执行' })
  const ask = async (words: string, act: string) => {
    await expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(palette).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.keyboard.type(words)
    await expect(palette.getByRole('group', { name: '已选邮件' })).toBeVisible()
    await expect(palette.getByRole('option', { selected: true })).toHaveText(act)
    await page.keyboard.press('Enter')
    await expect(palette).toHaveCount(0)
  }
  await ask('bjw yd', '标记为：已读')
  await expect(folder(page, /收件箱/)).toContainText('1')
  // Whoever presses Enter at once loses nothing by it.
  await ask('', '标记为：已读')
  await expect(row(page, /第.行/)).toHaveCount(3)
  await ask('稍后处理', '稍后处理…')
  await expect(page.getByRole('dialog', { name: '稍后处理' })).toBeVisible()
  await page.keyboard.press('Escape')
  await ask('移动到 归档', '移动到：归档')
  await expect(row(page, /第一行|第三行/)).toHaveCount(0)
  // The newest notice is the last one.
  await button(page, '撤销').last().click()
  await expect(row(page, /第一行|第三行/)).toHaveCount(2)
})

test('[SH-09] [SH-11] new mail shows in a toast and in the title, and opens from there', async ({
  page,
  gateway,
}) => {
  await signIn(page)
  await expect(folder(page, /收件箱/)).toBeVisible()
  await expect(page).toHaveTitle('示例公司邮箱')
  // The watch begins once the list is there; mails come until it does.
  await expect(async () => {
    await gateway.deliver({ to: 'alice@example.com', subject: '新到的信', text: '开头的几句话。' })
    await expect(page).toHaveTitle(/封新邮件/, { timeout: 2000 })
  }).toPass()
  const toast = page.getByRole('region', { name: '通知' }).getByRole('button', { name: /新到的信/ })
  await expect(toast).toContainText('开头的几句话。')
  await toast.click()
  await expect(page).toHaveURL(/\/mailbox\/innerbox\/INBOX/)
  await expect(page.getByRole('heading', { name: '新到的信' })).toBeVisible()
})

test('[SH-20] mail links of other pages are registered on the reader’s wish, and lead to a new mail', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.registerProtocolHandler = (scheme, url) => {
      document.documentElement.dataset.registered = `${scheme} ${String(url)}`
    }
  })
  await signIn(page)
  await page.goto('/setting/param')
  const wish = page.getByRole('button', { name: '在这里打开邮件链接' })
  await expect(wish).toBeVisible()
  const registered = () => page.evaluate(() => document.documentElement.dataset.registered)
  expect(await registered()).toBeUndefined()
  await wish.click()
  const [scheme, address] = (await registered())!.split(' ')
  expect(scheme).toBe('mailto')
  await page.goto(address!.replace('%s', encodeURIComponent('mailto:lina@partner.test')))
  await expect(button(page, '移除 lina@partner.test')).toBeVisible()
})

test('[SH-20] the page can be installed: its manifest names a place to begin, a window and an icon', async ({
  page,
}) => {
  await page.goto('/login')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(address!)
  expect(answer.status()).toBe(200)
  const manifest = (await answer.json()) as {
    start_url: string
    scope: string
    display: string
    icons: { src: string; sizes: string; type: string }[]
    protocol_handlers: { protocol: string; url: string }[]
  }
  expect(manifest).toMatchObject({
    start_url: '/mailbox/welcome',
    scope: '/',
    display: 'standalone',
    protocol_handlers: [{ protocol: 'mailto' }],
  })
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src)
    expect(icon.status()).toBe(200)
    expect(icon.headers()['content-type']).toContain(type)
  }
})
