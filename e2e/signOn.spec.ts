import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { authenticatorCode, authenticatorStep } from '../packages/core/src/two-factor/authenticatorCode'
import { codeOf, SignOnService } from '../packages/gateway/src/testing/sign-on/SignOnService'
import { password } from './product/Gateway'
import { button } from './product/mailbox'
import { enterPassword, expect, test as base } from './product/test'

interface Parts {
  service: SignOnService
}

/** The product of a company with a sign-on of its own, and WeChat. Passkeys need a host with a name. */
const test = base.extend<object, Parts>({
  service: [
    async ({}, use) => {
      const service = await SignOnService.open()
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ service }, use) =>
      use({
        MAILROOM_OIDC_ISSUER: service.issuer,
        MAILROOM_OIDC_CLIENT_ID: 'mailroom',
        MAILROOM_OIDC_CLIENT_SECRET: 'a secret of the client',
        MAILROOM_OIDC_NAME: '统一认证',
        MAILROOM_OIDC_SIGN_OUT: 'on',
        MAILROOM_WECHAT_APP_ID: 'wx',
        MAILROOM_WECHAT_SECRET: 'a secret of the app',
        MAILROOM_WECHAT_AUTHORIZE_URL: `http://${service.host}/wechat/authorize`,
        MAILROOM_WECHAT_API_URL: `http://${service.host}/wechat`,
        MAILROOM_SIGN_ON_INNER_HOSTS: service.host,
      }),
    { scope: 'worker' },
  ],
  baseURL: async ({ gateway }, use) => use(gateway.url.replace('127.0.0.1', 'localhost')),
})

const isIn = (page: Page) => expect(page.getByRole('navigation').first()).toBeVisible()
const proveWithPassword = async (page: Page, act: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('密码或动态码').first().fill(password)
  await dialog.getByRole('button', { name: act, exact: true }).click()
}

test('[SE-27, SE-20, SE-21] the sign-on of the organisation lets in to the page that was wanted, and out again', async ({
  page,
  service,
}) => {
  await page.goto('/mailbox/innerbox/INBOX')
  const way = button(page, '使用统一认证登录')
  await expect(way).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await way.click()
  await isIn(page)
  await expect(page).toHaveURL('/mailbox/innerbox/INBOX')

  await button(page, '退出登录').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL((url) => url.href.startsWith(`${service.issuer}/end?client_id=mailroom`))
})

test('[SE-27] whoever is not vouched for, or stops, or comes back twice, reads why and can still use the password', async ({
  page,
  service,
}) => {
  service.claims = (claims) => ({ ...claims, email: 'alice@elsewhere.example' })
  await page.goto('/login')
  await button(page, '使用统一认证登录').click()
  const alert = page.getByRole('alert')
  await expect(alert.first()).toHaveText('登录服务未能证明您拥有本单位的邮箱地址')
  await expect(page).toHaveURL('/login')
  service.claims = (claims) => claims
  await page.goto(`/login?state=made-up&code=${codeOf(new URLSearchParams())}`)
  await expect(alert.first()).toHaveText('登录超时，或是在其他窗口中发起的，请重新开始')
  service.answers.set('/realm/token', (_request, _form, response) => void response.destroy())
  await button(page, '使用统一认证登录').click()
  await expect(alert.first()).toHaveText('登录服务没有响应，请稍后再试，或使用密码登录')
  service.answers.clear()
  await enterPassword(page)
  await isIn(page)
})

test('[SE-09] WeChat is bound in the settings, and signs in from then on', async ({ page }) => {
  await page.goto('/login')
  await button(page, '微信登录').click()
  await expect(page.getByRole('alert').first()).toContainText('该微信尚未绑定邮箱')
  await enterPassword(page)
  await isIn(page)
  await page.goto('/setting/twofactor')
  await button(page, '绑定微信…').click()
  await proveWithPassword(page, '继续')
  await expect(page.getByText(/^已于 .* 绑定微信。$/)).toBeVisible()
  await expect(page).toHaveURL('/setting/twofactor')
  await page.context().clearCookies()
  await page.goto('/login')
  await button(page, '微信登录').click()
  await isIn(page)
})

test('[SE-08] a passkey is made in the settings, signs in without a password, and takes the second step', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/login')
  await enterPassword(page, 'carol')
  await isIn(page)
  await page.goto('/setting/twofactor')
  await button(page, '添加通行密钥…').click()
  await proveWithPassword(page, '继续')
  await expect(page.getByRole('list', { name: '您的通行密钥' }).getByRole('listitem')).toHaveCount(1)

  await page.context().clearCookies()
  await page.goto('/login')
  await button(page, '通行密钥登录').click()
  await isIn(page)

  await page.goto('/setting/twofactor')
  await button(page, '开始设置…').click()
  const secret = await page.getByText(/^([A-Z2-7]{4} ){3}[A-Z2-7]{4}$/).innerText()
  const code = await authenticatorCode(secret.replaceAll(' ', ''), authenticatorStep(Date.now()))
  await page.getByRole('textbox', { name: '动态码' }).fill(code)
  await button(page, '开启').click()
  await expect(page.getByRole('list', { name: '备用码' })).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('邮箱账号或工号').fill('carol')
  await page.getByLabel('密码', { exact: true }).fill(password)
  await button(page, '登录').click()
  await button(page, '使用通行密钥').click()
  await isIn(page)
})
