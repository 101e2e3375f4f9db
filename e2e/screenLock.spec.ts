import { password } from './product/Gateway'
import { button, editor, folder, startMail, write } from './product/mailbox'
import { expect, signIn, test } from './product/test'

test('[LK-01] [LK-02] [LK-03] [LK-04] [LK-08] locks the screen, keeps what was written, and opens with the password', async ({
  page,
}) => {
  await signIn(page)
  await startMail(page)
  await page.getByRole('textbox', { name: '主题' }).fill('锁屏前的信')
  await write(page, '写到一半。')
  const other = await page.context().newPage()
  await other.goto('/mailbox/innerbox/INBOX')
  await expect(folder(other, /收件箱/)).toBeVisible()

  await page.bringToFront()
  await button(page, '锁定屏幕').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '锁定屏幕' }).click()
  const locked = page.getByRole('heading', { name: '屏幕已锁定' })
  await expect(locked).toBeVisible()
  await expect(page).toHaveURL('/lockscreen')
  expect(await page.content()).not.toMatch(/锁屏前的信|收件箱/)
  expect((await page.request.get('/api/mail/folder/')).status()).toBe(423)
  // The other window of the session is locked with it.
  await expect(other.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible()

  await page.reload()
  await expect(locked).toBeVisible()
  await page.getByLabel(/邮箱密码/).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText('密码错误', { exact: false })).toBeVisible()
  await other.bringToFront()
  await other.getByLabel(/邮箱密码/).fill(password)
  await other.keyboard.press('Enter')
  await expect(folder(other, /收件箱/)).toBeVisible()
  // And it is opened with it.
  await expect(folder(page, /收件箱/)).toBeVisible()
  await folder(page, /草稿箱/).click()
  await page.getByRole('row', { name: /锁屏前的信/ }).click()
  await expect(editor(page)).toContainText('写到一半。')
})
