import { button } from './product/mailbox'
import { enterPassword, expect, test } from './product/test'

/** The product of an organisation that says something about itself, and has a page of its own for who leaves. */
test.use({
  settings: {
    MAILROOM_TITLE: '云帆集团邮箱',
    MAILROOM_SPAM_PERCENT: '98.6',
    MAILROOM_VIRUS_PERCENT: '99.9',
    MAILROOM_LOGOUT_URL: '/help/en/index.html',
  },
})

test('[SE-19] [SE-20] the sign-in page says what the organisation claims, in its name', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByText('云帆集团邮箱')).toBeVisible()
  await expect(page).toHaveTitle(/云帆集团邮箱/)
  await expect(page.getByText('垃圾邮件拦截率高于 98.6%，病毒拦截率高于 99.9%')).toBeVisible()
})

test('[SE-21] whoever signs out comes to the page of the organisation, and is out', async ({ page }) => {
  await page.goto('/mailbox/innerbox/INBOX')
  await enterPassword(page)
  await button(page, '退出登录').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL('/help/en/index.html')
  expect((await page.request.get('/api/mail/folder/')).status()).toBe(401)
})
