import { randomBytes } from 'node:crypto'
import { button, editor, row, startMail, write } from './product/mailbox'
import { decoded } from './product/rawMail'
import { expect, signIn, test } from './product/test'

/** A product in which files of three pieces are too large for a mail, and whoever forwards one does not see it below. */
test.use({
  settings: {
    MAILROOM_ONLINE_OVER_BYTES: '4500000',
    MAILROOM_HIDE_FORWARDED: 'true',
  },
})

const bytes = randomBytes(4_500_001)

test('[AT-03] a file that no mail carries becomes a link, and a stranger fetches equal bytes', async ({
  page,
  gateway,
  outside,
  browser,
}) => {
  await signIn(page, await gateway.newcomer('江帆'))
  await startMail(page)
  await page.getByRole('combobox', { name: '收件人' }).fill('lin@outside.example.org')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: '主题' }).fill('图纸')
  await write(page, '请查收。')
  const file = { name: '施工图.zip', mimeType: 'application/zip', buffer: bytes }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await expect(page.getByText('在线附件，30 天有效')).toBeVisible()
  await button(page, '发送').click()
  await expect(page.getByText('邮件已发送')).toBeVisible()

  const { raw } = await outside.mailTo('lin@outside.example.org')
  const [address = ''] = /http:\/\/127\.0\.0\.1:\d+\/link\/[\w-]{43}/.exec(raw.replace(/=\r\n/g, '')) ?? []
  const context = await browser.newContext({ locale: 'zh-CN' })
  const visitor = await context.newPage()
  await visitor.goto(address)
  await expect(visitor.getByText('施工图.zip')).toBeVisible()
  const download = visitor.waitForEvent('download')
  await visitor.getByRole('link', { name: '下载' }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).equals(bytes)).toBe(true)
  await context.close()
})

test('[CO-16] a forward shows nothing of its original while it is written, and carries it', async ({
  page,
  gateway,
  outside,
}) => {
  const name = await gateway.newcomer('谨言')
  await gateway.deliver({ to: `${name}@example.com`, subject: '交期', html: '<p>交期定在五月。</p>' })
  await signIn(page, name)
  await row(page, /交期/).click()
  await button(page, '转发').click()
  await expect(page.getByText('将在发送时自动附在正文之后，此处不显示。')).toBeVisible()
  await expect(editor(page)).not.toContainText('五月')
  await page.getByRole('combobox', { name: '收件人' }).fill('hidden@outside.example.org')
  await page.keyboard.press('Enter')
  await write(page, '请看下文。')
  await button(page, '发送').click()
  const { raw } = await outside.mailTo('hidden@outside.example.org')
  expect(decoded(raw)).toMatch(/请看下文。[\s\S]*交期定在五月。/)
})
