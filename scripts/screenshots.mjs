// Takes the pictures of the README and of the help from the running product, with the example company in it.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

/** Who shows the product to readers of each language; people get the language of their browser. */
const guides = [
  { language: 'zh_hans', locale: 'zh-CN', person: 'wangli', word: '上线' },
  { language: 'zh_hant', locale: 'zh-TW', person: 'linyiting', word: '會議' },
  { language: 'en', locale: 'en-GB', person: 'emma', word: 'office' },
]
/** Pictures of the help: where each is taken, and what has to be there first. */
const helpShots = [
  { name: 'around', path: '/mailbox/welcome', until: 'main nav a:visible' },
  { name: 'reading', path: '/mailbox/innerbox/INBOX', until: '[role=gridcell]:visible', act: openMail },
  { name: 'writing', path: '/mailbox/innerbox/INBOX?composeMail=1', until: 'main iframe:visible' },
  { name: 'contacts', path: '/contact/pab', until: '[role=gridcell]:visible', act: openPerson },
  { name: 'calendar', path: '/calendar/index?view=week', until: 'main [data-event]:visible' },
  { name: 'files', path: '/file/cfile', until: '[role=gridcell]:visible' },
  { name: 'search', path: '/mailbox/innerbox/INBOX?searchmail=', until: '[role=gridcell]:visible' },
  { name: 'safety', path: '/search/login', until: 'main table tbody tr:visible' },
]
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
for (const guide of guides) await takeHelpPictures(guide)
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

async function openPerson(page) {
  await page.locator('[role=row]:has([role=gridcell])').last().click()
  await page.locator('aside dl').waitFor()
}

async function openMail(page) {
  await page
    .locator('[role=row]:has([role=gridcell])')
    .nth(1)
    .click({ position: { x: 400, y: 12 } })
  await page.locator('main iframe:visible').first().waitFor()
}

/** Signs in as somebody, and takes the pictures of the help in their language. */
async function takeHelpPictures({ language, locale, person, word }) {
  const directory = join(root, 'examples/reference-host/public/help', language)
  mkdirSync(directory, { recursive: true })
  const viewport = { width: 1120, height: 700 }
  const context = await browser.newContext({
    baseURL: url,
    locale,
    timezoneId: 'Asia/Shanghai',
    viewport,
    deviceScaleFactor: 1.25,
  })
  const page = await context.newPage()
  await page.goto('/mailbox/innerbox/INBOX')
  await page.locator('input[name=username]').fill(person)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.locator('[role=row] [role=gridcell]').first().waitFor()
  for (const { name, path, until, act } of helpShots) {
    await page.goto(path.endsWith('=') ? path + encodeURIComponent(word) : path)
    await page.locator(until).first().waitFor()
    // The end of the rail comes last.
    await page.locator('nav a[href="/appcenter"]').first().waitFor()
    await act?.(page)
    await page.mouse.move(viewport.width / 2, viewport.height - 2)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    const picture = await page.screenshot({ animations: 'disabled' })
    writeFileSync(join(directory, `${name}.webp`), await asWebp(context, picture))
  }
  await context.close()
}

/** A picture as WebP, which takes a quarter of the room. */
async function asWebp(context, png) {
  const page = await context.newPage()
  const address = await page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d').drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.85)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  await page.close()
  return Buffer.from(address.split(',')[1], 'base64')
}
