import type { Page } from '@playwright/test'
import { authenticatorCode, authenticatorStep } from '../packages/core/src/two-factor/authenticatorCode'
import { type Gateway, password } from './product/Gateway'
import { button, folder, row, startMail, write } from './product/mailbox'
import { expect, signIn, test } from './product/test'

/** The product of a company whose messages to phones stand in the log. */
test.use({ settings: { MAILROOM_SMS_PROVIDER: 'log' } })

/** Texts that have gone to phones so far, the last one first. */
const messages = ({ log }: Gateway) =>
  [...log.matchAll(/"numberEnd":"\d{4}","text":"([^"]*)"/g)].map(([, text = '']) => text).reverse()

/** The code that something sends, of which the program may tell a moment after the page. */
async function codeSentBy(gateway: Gateway, ask: () => Promise<void>): Promise<string> {
  const before = messages(gateway).length
  await ask()
  await expect.poll(() => messages(gateway).length).toBe(before + 1)
  return messages(gateway)[0]!.slice(0, 6)
}

/** What the app shows so many half minutes from now. */
const codeOf = (secret: string, away = 0) => authenticatorCode(secret, authenticatorStep(Date.now()) + away)

async function firstStep(page: Page, name = 'carol'): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('邮箱账号或工号').fill(name)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await button(page, '登录').click()
  await expect(page.getByRole('heading', { name: '两步登录' })).toBeVisible()
  await expect(page).toHaveURL('/twofactor_login')
}

async function secondStep(page: Page, code: string): Promise<void> {
  await page.getByLabel('动态码', { exact: true }).fill(code)
  await button(page, '登录').click()
}

test('[SE-08] asks for a code after the password once an authenticator is set up, and takes a backup code once', async ({
  page,
}) => {
  await signIn(page, 'carol')
  await page.goto('/setting/twofactor')
  await button(page, '开始设置…').click()
  await expect(page.getByRole('img', { name: '供身份验证器扫描的二维码' })).toBeVisible()
  const secret = await page.getByText(/^([A-Z2-7]{4} ){3}[A-Z2-7]{4}$/).innerText()
  await page.getByRole('textbox', { name: '动态码' }).fill(await codeOf(secret))
  await button(page, '开启').click()
  const codes = page.getByRole('list', { name: '备用码' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const backup = await codes.first().innerText()

  await firstStep(page)
  // The step has an address of its own, and outlives a reload.
  await page.reload()
  await secondStep(page, await codeOf(secret, 1))
  await expect(page.getByRole('navigation').first()).toBeVisible()

  await firstStep(page)
  await secondStep(page, backup)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await firstStep(page)
  await secondStep(page, backup)
  await expect(page.getByText('动态码错误或已被使用')).toBeVisible()

  // The code of passkeys comes when one is to be used; here there is no host with a name.
  await page.goto('/login')
  await button(page, '通行密钥登录').click()
  await expect(page.getByText('通行密钥需要通过域名访问，请使用常用网址打开邮箱')).toBeVisible()
})

test('[SE-08] [ST-07] a code by SMS is set up and lets in, once', async ({ page, gateway }) => {
  const name = await gateway.newcomer('顾宁')
  await signIn(page, name)
  await page.goto('/setting/twofactor')
  await button(page, '设置短信动态码…').click()
  await page.getByRole('textbox', { name: '手机号码' }).fill('138 0013 8000')
  await page.getByLabel('密码或动态码').first().fill(password)
  const first = await codeSentBy(gateway, () => button(page, '发送动态码').click())
  const code = page.getByRole('textbox', { name: '短信动态码' })
  await expect(code).toBeFocused()
  await code.fill(first)
  await button(page, '开启').click()
  await expect(page.getByRole('list', { name: '备用码' }).getByRole('listitem')).toHaveCount(10)

  await firstStep(page, name)
  const sent = await codeSentBy(gateway, () => button(page, '向尾号 8000 的手机发送短信动态码').click())
  await expect(page.getByText('动态码已发送，5 分钟内有效。')).toBeVisible()
  await button(page, '向尾号 8000 的手机发送短信动态码').click()
  await expect(page.getByRole('alert')).toContainText(/秒/)
  await secondStep(page, sent)
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await firstStep(page, name)
  await secondStep(page, sent)
  await expect(page.getByText('动态码错误或已被使用')).toBeVisible()
})

test('[CO-13] a mail with an SMS notice asks for the number, and its recipient is told', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('顾安')
  await signIn(page, name)
  await startMail(page)
  await page.getByRole('combobox', { name: '收件人' }).fill(`${name}@example.com`)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: '主题' }).fill('周五的评审')
  await write(page, '请准时参加。')
  await button(page, '发送选项').click()
  await page.getByRole('menuitemcheckbox', { name: '短信通知' }).click()
  await button(page, '发送').click()
  const dialog = page.getByRole('dialog', { name: '填写短信通知的手机号码' })
  await dialog.getByRole('textbox').fill('13900139000')
  await button(page, '保存并发送').click()
  await expect(dialog).toHaveCount(0)
  await folder(page, /^收件箱/).click()
  await expect(row(page, /周五的评审/)).toBeVisible()
  await expect.poll(() => messages(gateway)[0]).toBe('顾安 给您发来一封邮件，请登录邮箱查看。')
})
