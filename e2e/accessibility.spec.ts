import { expectClean } from './product/expectClean'
import { expect, signIn, test } from './product/test'

const skins = ['经典蓝', '荷塘月色', '可爱粉']
const schemes = ['浅色', '深色']

test('[IX-03] the sign-in page has nothing that axe finds', async ({ browser, gateway }) => {
  const context = await browser.newContext({ baseURL: gateway.url, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expectClean(page, 'sign-in')
  await context.close()
})

// Stories are checked in the first skin by day, so this is another by night; all of them in both with the long suites.
for (const skin of process.env.MAILROOM_LONG ? skins : ['荷塘月色']) {
  for (const scheme of process.env.MAILROOM_LONG ? schemes : ['深色']) {
    test(`[IX-03] list, reading, settings and composer have nothing that axe finds, ${skin} ${scheme}`, async ({
      browser,
      gateway,
    }) => {
      const name = await gateway.newcomer('郑洁')
      const subject = `无障碍检查 ${skin} ${scheme}`
      await gateway.deliver({
        to: `${name}@example.com`,
        subject,
        text: '您好，请查收附件。',
        attachments: [{ filename: '说明.txt', content: '说明' }],
      })
      const context = await browser.newContext({ baseURL: gateway.url, locale: 'zh-CN' })
      const page = await context.newPage()
      await signIn(page, name)
      await page.goto('/setting/skin')
      for (const choice of [skin, scheme]) {
        const radio = page.getByRole('radio', { name: choice })
        await radio.click({ force: true })
        await expect(radio).toBeChecked()
      }
      await expectClean(page, 'settings')
      await page.goto('/mailbox/innerbox/INBOX')
      const row = page.getByRole('row', { name: subject })
      await expect(row).toBeVisible()
      await expectClean(page, 'list')
      await row.click()
      await expect(page.getByRole('heading', { name: subject })).toBeVisible()
      await expectClean(page, 'reading')
      await page.getByRole('button', { name: '写信', exact: true }).click()
      await expect(page.getByRole('combobox', { name: '收件人' })).toBeVisible()
      await expect(page.getByRole('toolbar', { name: '格式' })).toBeVisible()
      await expectClean(page, 'composer')
      await context.close()
    })
  }
}
