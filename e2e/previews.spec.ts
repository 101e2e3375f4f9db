import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Gateway } from './product/Gateway'
import { button, openAs, row } from './product/mailbox'
import { expect, test } from './product/test'

interface Sample {
  readonly name: string
  readonly content: string | Buffer
}

const run = 'parent.pwned=1;top.pwned=1;window.pwned=1;self.pwned=1;alert(1)'
const out = 'https://canary.test/'

/** A picture of one red point. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** A PDF of one page with a script that would speak up and a link that would call out. */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R/Annots[6 0 R]>>endobj
4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
5 0 obj<</Length 44>>stream
BT /F1 24 Tf 40 100 Td (Quarterly plan) Tj ET
endstream endobj
6 0 obj<</Type/Annot/Subtype/Link/Rect[0 0 300 200]/A<</S/URI/URI(${out}pdf)>>>>endobj
trailer<</Root 1 0 R>>
`

/** One of each kind, most of them with something in it that must not happen. */
const samples: readonly Sample[] = [
  { name: '点.png', content: png },
  {
    name: 'drawing.svg',
    content: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="80" height="40" onload="${run}"><script>${run}</script><image xlink:href="${out}svg.png" width="9" height="9"/><rect width="80" height="40" fill="teal"/></svg>`,
  },
  {
    name: 'page.html',
    content: `<h1>Minutes</h1><script>${run}</script><img src="${out}h.png" onerror="${run}"><link rel="stylesheet" href="${out}h.css"><iframe src="${out}f"></iframe><svg onload="${run}"></svg>`,
  },
  { name: 'plan.pdf', content: pdf },
  { name: 'notes.txt', content: '第一行\n<script>alert(1)</script>' },
  { name: 'server.log', content: '2026-11-22 08:00:00 INFO started' },
  { name: 'data.xml', content: `<?xml version="1.0"?><a b="c">text<script>${run}</script></a>` },
  { name: 'list.csv', content: Buffer.from('d0d5c3fb2cbdf0b6ee0acdf5b0aec0f62c31320a', 'hex') },
  {
    name: 'read.md',
    content: `# Title\n\n<img src=x onerror="${run}">\n\n[x](javascript:${run}) ![y](${out}m.png)`,
  },
  { name: 'broken.docx', content: 'no zip at all' },
  { name: 'broken.pdf', content: 'no pdf at all' },
  { name: 'broken.png', content: 'no picture at all' },
  { name: 'archive.zip', content: 'PK' },
]

interface FileAddress {
  readonly name: string
  readonly path: string
}

/** Has a mail with the files delivered, and answers where each is shown. */
async function deliver(page: Page, gateway: Gateway, subject: string, files: readonly Sample[]) {
  const attachments = files.map(({ name, content }) => ({ filename: name, content }))
  await gateway.deliver({ subject, text: 'see the files', attachments })
  await expect(row(page, subject)).toBeVisible()
  return page.evaluate(async (wanted): Promise<FileAddress[]> => {
    const list = await (await fetch('/api/mail/message/?folder=INBOX&limit=50&offset=0')).json()
    const { uid } = list.results.find((mail: { subject: string }) => mail.subject === wanted)
    const mail = await (await fetch(`/api/mail/message/${uid}/?folder=INBOX`)).json()
    return mail.attachments.map(({ sid, name }: { sid: string; name: string }) => ({
      name,
      path: `/preview/?id=${uid}&fid=INBOX&sid=${sid}&type=attach`,
    }))
  }, subject)
}

/** Anything that a file asks for beyond our own server. */
function watchOutside(page: Page, own: string): string[] {
  const outside: string[] = []
  page.on('request', (request) => {
    const address = request.url()
    if (!address.startsWith(own) && !/^(data|blob):/.test(address)) outside.push(address)
  })
  return outside
}

/** What became of a preview, once something has. */
async function shownAs(page: Page): Promise<string> {
  const handle = await page.waitForFunction(
    () => {
      const stage = document.querySelector('section[aria-label] > [role="group"]')
      if (!stage) return undefined
      const alert = stage.querySelector('[role="alert"]')
      if (alert) return `said: ${alert.textContent}`
      const picture = stage.querySelector('img')
      if (picture?.complete && picture.naturalWidth > 0 && picture.src.startsWith('blob:')) return 'picture'
      const canvas = stage.querySelector('canvas')
      if (canvas && canvas.width !== 300) return 'pdf'
      if (stage.querySelector('table')) return 'table'
      if (stage.querySelector('pre')?.textContent) return 'text'
      const body = stage.querySelector('iframe')?.contentDocument?.body
      if (body && body.children.length > 0) return 'page'
      return undefined
    },
    undefined,
    { timeout: 40_000 },
  )
  return String(await handle.jsonValue())
}

test.describe('a file of each kind', () => {
  test('[RD-07] [F2] [T9] is shown or says why not; nothing in it runs or reaches out', async ({
    browser,
    baseURL,
    gateway,
  }) => {
    const page = await openAs(browser, baseURL!, 'alice')
    const outside = watchOutside(page, baseURL!)
    const files = await deliver(page, gateway, '每种文件', samples)
    const seen: Record<string, string> = {}
    for (const { name, path } of files) {
      await page.goto(path)
      if (name.endsWith('.zip')) {
        await expect(page.getByText('不支持预览此类文件')).toBeVisible()
        continue
      }
      seen[name] = await shownAs(page)
      expect(await page.evaluate(() => 'pwned' in window), name).toBe(false)
    }
    expect(seen).toMatchObject({
      '点.png': 'picture',
      'drawing.svg': 'picture',
      'page.html': 'page',
      'plan.pdf': 'pdf',
      'notes.txt': 'text',
      'server.log': 'text',
      'data.xml': 'text',
      'list.csv': 'table',
      'read.md': 'page',
    })
    // What LibreOffice makes of the broken office file, where it is there, is its own affair.
    expect(seen['broken.docx']).toMatch(/^(said: |pdf)/)
    for (const name of ['broken.pdf', 'broken.png']) expect(seen[name]).toMatch(/^said: /)
    expect(outside).toEqual([])
    await page.context().close()
  })

  test('[RD-06] [RD-07] is opened from the mail, and left by keyboard', async ({
    browser,
    baseURL,
    gateway,
  }) => {
    const page = await openAs(browser, baseURL!, 'alice')
    await deliver(page, gateway, '看一看', samples.slice(0, 5))
    await row(page, '看一看').click()
    await expect(button(page, '全部打包下载')).toBeVisible()
    const opened = page.context().waitForEvent('page')
    await page.getByRole('button', { name: '预览 notes.txt' }).first().click()
    const preview = await opened
    await expect(preview.getByText('第一行')).toBeVisible()
    await expect(preview).toHaveTitle('notes.txt')
    await preview.keyboard.press('ArrowLeft')
    await expect(preview.locator('section canvas').first()).toBeVisible()
    await expect(preview.getByText('Quarterly plan')).toBeAttached()
    const closed = preview.waitForEvent('close')
    // The page goes while the key is still down, which breaks the press off.
    await Promise.allSettled([closed, preview.keyboard.press('Escape')])
    expect(preview.isClosed()).toBe(true)
    await page.context().close()
  })

  test('[RD-06] all of them come as one file', async ({ browser, baseURL, gateway }) => {
    const page = await openAs(browser, baseURL!, 'alice')
    await deliver(page, gateway, '打包', samples.slice(0, 3))
    await row(page, '打包').click()
    const download = page.waitForEvent('download')
    await button(page, '全部打包下载').click()
    expect((await download).suggestedFilename()).toBe('打包.zip')
    await page.context().close()
  })
})

/** Files of other projects, where they are there; without them the samples above are all there is to look at. */
function corpus(): string[] {
  const root = process.env.MAILROOM_CORPORA ?? ''
  if (root === '' || !existsSync(root)) return []
  return ['office', 'pdf', 'image'].flatMap((kind) =>
    readdirSync(join(root, kind), { recursive: true, encoding: 'utf8' })
      .map((path) => join(root, kind, path))
      .filter((path) => statSync(path).isFile() && /\.(docx|pptx|xlsx|pdf|jpg)$/.test(path)),
  )
}

const filesPerMail = 10

/** One file in so many; all of them with the long suites. */
const share = process.env.MAILROOM_LONG ? 1 : 8

const paths = corpus().filter((_, index) => index % share === 0)
const readSample = (path: string): Sample => ({ name: basename(path), content: readFileSync(path) })

if (paths.length > 0) {
  test('[RD-07] [F2] [F4] real office files, PDF and pictures are shown or say why not, in time', async ({
    browser,
    baseURL,
    gateway,
  }) => {
    test.setTimeout(paths.length * 12_000)
    const page = await openAs(browser, baseURL!, 'alice')
    const outside = watchOutside(page, baseURL!)
    const notShown: string[] = []
    for (let at = 0; at < paths.length; at += filesPerMail) {
      const files = paths.slice(at, at + filesPerMail)
      await page.goto('/mailbox/innerbox/INBOX')
      const addresses = await deliver(page, gateway, `files ${at}`, files.map(readSample))
      for (const { name, path } of addresses) {
        await page.goto(path)
        const result = await shownAs(page)
        if (result.startsWith('said')) notShown.push(`${name} ${result}`)
      }
    }
    console.log(`${paths.length} files, not shown:\n${notShown.join('\n')}`)
    expect(outside).toEqual([])
    expect(notShown.length).toBeLessThanOrEqual(Math.max(1, paths.length / 20))
    await page.context().close()
  })
}

test('[RD-15] prints the mail and not the page, in a window of its own', async ({
  browser,
  baseURL,
  gateway,
}) => {
  const page = await openAs(browser, baseURL!, 'alice')
  const html = `<p style="color: teal">正文在此</p><script>${run}</script><img src="${out}p.png">`
  await gateway.deliver({
    subject: '打印的邮件',
    html,
    attachments: [{ filename: '表.csv', content: 'a,b' }],
  })
  const outside = watchOutside(page, baseURL!)
  await row(page, '打印的邮件').click()
  await expect(page.getByRole('heading', { name: '打印的邮件' })).toBeVisible()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('toolbar', { name: '邮件操作' }).getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '打印' }).click()
  const printing = await opened
  const paper = printing.frameLocator('iframe[title="打印"]')
  await expect(paper.getByRole('heading', { name: '打印的邮件' })).toBeVisible()
  await expect(paper.getByText('lina@partner.test')).toBeVisible()
  await expect(paper.getByText('表.csv')).toBeVisible()
  await expect(paper.getByText('正文在此')).toHaveCSS('color', 'rgb(0, 128, 128)')
  await expect(button(printing, '打印')).toBeEnabled()
  expect(await page.evaluate(() => sessionStorage.getItem('mailroom.print'))).toBeNull()
  expect(outside).toEqual([])
  await page.context().close()
})
