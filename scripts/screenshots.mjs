// Takes the pictures of the README from the running product, with the example company in it.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { browser as findBrowser } from './browser.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const program = join(root, 'packages/gateway/dist/main.js')
const pictures = join(root, 'docs/screenshots')
const folder = mkdtempSync(join(tmpdir(), 'mailroom-pictures-'))
const port = 18480
const env = {
  ...process.env,
  MAILROOM_DATA_FOLDER: folder,
  MAILROOM_HTTP_PORT: String(port),
  MAILROOM_SMTP_PORT: '0',
  MAILROOM_SUBMISSION_PORT: '0',
  MAILROOM_HOST_FOLDER: join(root, 'examples/reference-host/dist'),
  MAILROOM_TITLE: '示例公司邮箱',
}

const build = spawnSync(process.execPath, ['scripts/build-product.mjs'], { cwd: root, stdio: 'inherit' })
if (build.status !== 0) process.exit(1)
const { stdout } = spawnSync(process.execPath, [program, 'example'], { env, encoding: 'utf8' })
const password = /password (\S+)/.exec(stdout)[1]
const gateway = spawn(process.execPath, [program, 'serve'], { env, stdio: 'ignore' })
process.on('exit', () => gateway.kill('SIGKILL'))
const url = `http://127.0.0.1:${port}`
while (
  !(await fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  ))
)
  await new Promise((wake) => setTimeout(wake, 100))

mkdirSync(pictures, { recursive: true })
const browser = await chromium.launch({ executablePath: findBrowser() })
const shots = [
  { name: 'inbox', colorScheme: 'light', show: showInbox },
  { name: 'answer', colorScheme: 'light', show: showAnswer },
  { name: 'inbox-dark', colorScheme: 'dark', show: showInbox },
]
for (const { name, colorScheme, show } of shots) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme,
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  await page.goto('/mailbox/innerbox/INBOX')
  await page.getByLabel('邮箱账号或工号').fill('wangli')
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await show(page)
  // The last thing to come.
  await page.getByRole('link', { name: '自助服务' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(pictures, `${name}.png`) })
  await context.close()
}
await browser.close()
gateway.kill('SIGTERM')
gateway.on('exit', () => rmSync(folder, { recursive: true, force: true }))

async function showInbox(page) {
  await page.getByRole('row').nth(3).waitFor()
  await page.mouse.move(640, 790)
}

async function showAnswer(page) {
  await page
    .getByRole('row', { name: /新版客户端上线计划/ })
    .last()
    .click()
  await page.getByRole('button', { name: '全部回复' }).click()
  const composer = page.getByRole('region', { name: '写信' })
  const text = composer.frameLocator('iframe').getByRole('textbox', { name: '正文' })
  await text.waitFor()
  await text.focus()
  await page.keyboard.type('收到，产品部这边没有风险，周二前把名单发给大家。')
}
