import { button, folder, mailText, row, startMail, write } from './product/mailbox'
import { expect, signIn, test } from './product/test'

test('[CO-05] [CO-18] somebody from the address book gets a letter on the paper that was chosen', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('苏晴')
  await signIn(page, name)
  await startMail(page)
  await page.getByRole('textbox', { name: '主题' }).fill('祝节日快乐')
  await write(page, '祝大家新春快乐！')
  await button(page, '侧边栏').click()
  await page.getByRole('searchbox', { name: '搜索人员' }).fill(name)
  await page.getByRole('list', { name: '人员' }).getByRole('button', { name: '苏晴' }).click()
  await expect(button(page, '移除 苏晴')).toBeVisible()
  await page.getByRole('tab', { name: '信纸' }).click()
  await page.getByRole('radio', { name: '新春佳节' }).check()
  await button(page, '发送').click()
  await folder(page, /^收件箱/).click()
  await row(page, /祝节日快乐/).click()
  const letter = mailText(page)
  await expect(letter.getByText('祝大家新春快乐！')).toBeVisible()
  await expect(letter.locator('table').first()).toHaveCSS('background-color', 'rgb(179, 38, 30)')
  const drawing = letter.locator('table table img')
  await expect(drawing).toHaveAttribute('src', /^blob:/)
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1440)
})
