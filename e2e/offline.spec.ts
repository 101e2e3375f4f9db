import type { Page } from '@playwright/test'
import { password } from './product/Gateway'
import { button, folder, mailText, row } from './product/mailbox'
import { enterPassword, expect, signIn, test } from './product/test'

test.use({ serviceWorkers: 'allow' })

/** The page has the program that keeps it, and has written down a mail with these words. */
async function hasKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  const files = () => page.evaluate(async () => (await (await caches.open('mailroom-pages')).keys()).length)
  await expect.poll(files).toBeGreaterThan(20)
}

/** Notes in the browser's database. */
const notes = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open('mailroom-offline')
        opened.onupgradeneeded = () => opened.transaction?.abort()
        opened.onerror = () => resolve(0)
        opened.onsuccess = () => {
          const database = opened.result
          const counted = database.transaction('entries').objectStore('entries').count()
          counted.onsuccess = () => {
            database.close()
            resolve(counted.result)
          }
        }
      }),
  )

test('[SH-20] what was read is read again without a connection, and nothing of it after signing out', async ({
  page,
  gateway,
}) => {
  await gateway.deliver({ subject: '出差路上读', html: '<p>飞机上没有网络。</p>' })
  await gateway.deliver({ subject: '没有打开过', text: '只有摘要。' })
  await signIn(page)
  await row(page, /出差路上读/).click()
  await expect(mailText(page).getByText('飞机上没有网络。')).toBeVisible()
  await hasKept(page)
  await expect.poll(() => notes(page)).toBeGreaterThan(4)
  // A page of the gateway itself does not take the place of the client's.
  await page.goto('/readyz')
  await page.goBack()
  await expect(mailText(page).getByText('飞机上没有网络。')).toBeVisible()

  await gateway.stop()
  await page.reload()
  await expect(page.getByText('网络已断开', { exact: false })).toBeVisible()
  await expect(mailText(page).getByText('飞机上没有网络。')).toBeVisible()
  await page.goto('/mailbox/innerbox/INBOX')
  await expect(row(page, /没有打开过/)).toBeVisible()
  // What is said of the connection moves the rows.
  await expect(page.getByText('列表刷新失败', { exact: false })).toBeVisible()
  await expect(page.getByText('网络已断开', { exact: false })).toBeVisible()
  await row(page, /出差路上读/).click()
  await expect(mailText(page).getByText('飞机上没有网络。')).toBeVisible()

  await gateway.start()
  await gateway.deliver({ subject: '网络回来了', text: '继续。' })
  await folder(page, /收件箱/).click()
  await expect(row(page, /网络回来了/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('网络已断开', { exact: false })).toBeHidden()

  await button(page, '退出登录').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByLabel('密码', { exact: true })).toBeVisible()
  await expect.poll(() => notes(page)).toBe(0)
  await gateway.stop()
  await page.reload()
  await expect(page.getByText('出差路上读')).toHaveCount(0)
  await gateway.start()
})

test('[SH-20] [LK-03] a locked screen keeps nothing, and who does not want it keeps nothing', async ({
  page,
  gateway,
}) => {
  await gateway.deliver({ subject: '锁屏时没有', html: '<p>看不到。</p>' })
  await signIn(page)
  await row(page, /锁屏时没有/).click()
  await expect(mailText(page).getByText('看不到。')).toBeVisible()
  await hasKept(page)
  await expect.poll(() => notes(page)).toBeGreaterThan(4)
  await button(page, '锁定屏幕').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '锁定屏幕' }).click()
  await expect(page.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible()
  await expect.poll(() => notes(page)).toBe(0)
  await page.getByLabel(/邮箱密码/).fill(password)
  await page.keyboard.press('Enter')
  await expect(folder(page, /收件箱/)).toBeVisible()
  await expect.poll(() => notes(page)).toBeGreaterThan(2)

  await page.goto('/setting/param')
  const choice = page.getByRole('switch', { name: '在这台电脑上保留读过的邮件' })
  await expect(choice).toBeChecked()
  await choice.uncheck()
  await expect.poll(() => notes(page)).toBe(0)
  const programs = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(programs).toBe(0)
  await page.reload()
  await expect(choice).not.toBeChecked()
})

test('[SH-20] [SE-16] whoever is signed out elsewhere meanwhile has to sign in when the connection is back', async ({
  page,
  gateway,
}) => {
  await gateway.deliver({ subject: '会话已结束', html: '<p>旧内容。</p>' })
  await signIn(page)
  await row(page, /会话已结束/).click()
  await expect(mailText(page).getByText('旧内容。')).toBeVisible()
  await hasKept(page)
  await expect.poll(() => notes(page)).toBeGreaterThan(4)
  await gateway.stop()
  await page.reload()
  await expect(mailText(page).getByText('旧内容。')).toBeVisible()
  gateway.letSessionsRest(60 * 24 * 365)
  await gateway.start()
  await page.getByRole('alertdialog').getByRole('button').click({ timeout: 90_000 })
  await enterPassword(page)
  await expect(mailText(page).getByText('旧内容。')).toBeVisible()
})
