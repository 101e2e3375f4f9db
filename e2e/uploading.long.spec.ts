import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { seededRandom } from '../packages/gateway/src/testing/seededRandom'
import { button, startMail, write } from './product/mailbox'
import { decoded } from './product/rawMail'
import { expect, signIn, test } from './product/test'

const gigabyte = 1_000_000_000
const megabyte = 1_000_000
/** How much more memory the page may take while it uploads. */
const spareBytes = 150 * megabyte
/** After so many pieces the page is loaded again. */
const reloadsAfter = [90, 260] as const

test.setTimeout(1_800_000)

test('[AT-02] a gigabyte is cut at random moments and goes on with what is missing, in little memory', async ({
  page,
  gateway,
  outside,
  browser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-gigabyte-'))
  const path = join(folder, '全景.zip')
  const md5 = await writeRandom(path, gigabyte)
  await signIn(page, await gateway.newcomer('林帆'))
  await startMail(page)
  await page.getByRole('combobox', { name: '收件人' }).fill('wide@outside.example.org')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: '主题' }).fill('全景')
  await write(page, '请查收。')
  const line = await cutLine(page)
  const before = await rendererBytes(browser)
  let most = before
  const measure = setInterval(() => {
    void rendererBytes(browser).then((bytes) => (most = Math.max(most, bytes)))
  }, 1_000)

  await page.locator('input[type=file]').first().setInputFiles(path)
  page.on('dialog', (dialog) => void dialog.accept())
  for (const pieces of reloadsAfter) {
    // The page answers while it uploads: what is typed is there, and is there again after it was loaded anew.
    await page.getByRole('textbox', { name: '主题' }).fill(`全景 ${pieces}`)
    await expect.poll(() => line.kept.length, { timeout: 600_000 }).toBeGreaterThan(pieces)
    await page.reload()
    await button(page, '继续写').click()
    await expect(page.getByRole('textbox', { name: '主题' })).toHaveValue(`全景 ${pieces}`)
    await page.getByLabel('选择文件：全景.zip').last().setInputFiles(path)
  }
  await button(page, '发送').click()
  await expect(page.getByText('邮件已发送')).toBeVisible({ timeout: 1_200_000 })
  clearInterval(measure)

  expect(line.cuts).toBeGreaterThan(10)
  expect(line.kept.filter((piece, index) => line.kept.indexOf(piece) !== index)).toEqual([])
  const { raw } = await outside.mailTo('wide@outside.example.org')
  const [address] = /http:\/\/127\.0\.0\.1:\d+\/link\/[\w-]{43}/.exec(decoded(raw))!
  const fetched = createHash('md5')
  for await (const chunk of (await fetch(`${address}/file`)).body!) fetched.update(chunk)
  expect(fetched.digest('hex')).toBe(md5)
  expect(most - before).toBeLessThan(spareBytes)
  await rm(folder, { recursive: true })
})

/** Writes a file that nothing can make smaller. @returns its MD5 */
async function writeRandom(path: string, size: number): Promise<string> {
  const file = await open(path, 'w')
  for (let written = 0; written < size; written += megabyte) await file.write(randomBytes(megabyte))
  await file.close()
  const hash = createHash('md5')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Cuts the line of one piece in ten before it leaves. @returns pieces that were taken, by number */
async function cutLine(page: Page) {
  const random = seededRandom(20260731)
  const line = { kept: [] as string[], cuts: 0 }
  const numberOf = (url: string) => /chunkNumber=(\d+)/.exec(url)?.[1]
  await page.route(/uploadnew\/\?.*chunkNumber=/, (route) => {
    if (random() > 0.1) return route.continue()
    line.cuts += 1
    return route.abort('connectionreset')
  })
  page.on('response', (answer) => {
    const number = numberOf(answer.url())
    if (number !== undefined && answer.ok()) line.kept.push(number)
  })
  return line
}

/** Memory of all pages, in bytes, as the system counts it. */
async function rendererBytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  const sizes = pages.map(async ({ id }) => {
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
    return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
  })
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0)
}
