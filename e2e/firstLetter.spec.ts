import { createTransport } from 'nodemailer'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './product/test'
import { drawing } from './product/drawing'

const mailFrame = (page: Page) =>
  page.frameLocator('iframe[title^="邮件正文"], iframe[title^="Text of the message"]')

test('[GW-02] [RD-18] a mail with an inline picture and an attachment arrives, is read and answered inside and outside', async ({
  page,
  browser,
  gateway,
  outside,
}) => {
  await signIn(page)

  // It appears without a reload.
  await gateway.deliver({
    to: ['alice@example.com', 'bob@example.com'],
    cc: 'partner@elsewhere.test',
    subject: '第三季度预算，请过目',
    html: '<p style="color:#0b5394">王经理：</p><p>预算表见附件，<b>周五</b>前请回复。</p><p><img src="cid:chart@partner.test" alt="走势图"></p>',
    attachments: [
      { filename: 'chart.png', content: drawing(), cid: 'chart@partner.test' },
      { filename: '预算表.csv', content: '部门,金额\n研发,1200\n' },
    ],
  })
  const row = page.getByRole('row', { name: /第三季度预算，请过目/ })
  await expect(row).toBeVisible()

  // It is read: styled text, the picture, the file.
  await row.click()
  const body = mailFrame(page)
  await expect(body.getByText('预算表见附件')).toBeVisible()
  await expect(body.getByText('王经理：')).toHaveCSS('color', 'rgb(11, 83, 148)')
  const picture = body.getByAltText('走势图')
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2)
  const download = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /下载.*预算表\.csv|预算表\.csv.*下载/ })
    .or(page.getByRole('button', { name: /下载.*预算表\.csv/ }))
    .first()
    .click()
  expect((await download).suggestedFilename()).toBe('预算表.csv')

  // It is answered, with a file.
  await page.getByRole('button', { name: '全部回复' }).click()
  const editor = page.frameLocator('iframe[title="正文"]:visible').getByRole('textbox', { name: '正文' })
  await expect(editor).toBeVisible()
  await editor.click()
  await page.keyboard.type('收到，同意。')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '批复.txt', mimeType: 'text/plain', buffer: Buffer.from('同意') })
  // It is there, and not on its way any more.
  await expect(page.getByRole('button', { name: '移除 批复.txt' })).toBeVisible()
  await page.getByRole('button', { name: '发送', exact: true }).click()

  // Outside it arrives with the quoted original and the file.
  const mail = await outside.mailTo('partner@elsewhere.test')
  expect(mail.from).toBe('alice@example.com')
  expect(mail.raw).toContain('In-Reply-To:')
  expect(mail.raw).toContain(Buffer.from('同意').toString('base64'))
  await outside.mailTo('lina@partner.test')

  // Inside it arrives in the colleague's mailbox.
  const other = await browser.newContext({ baseURL: gateway.url, locale: 'en-GB' })
  const colleague = await other.newPage()
  await signIn(colleague, 'bob')
  const answer = colleague.getByRole('row', { name: /第三季度预算，请过目/ }).first()
  await answer.click()
  await expect(mailFrame(colleague).getByText('收到，同意。')).toBeVisible()
  await expect(mailFrame(colleague).getByText('预算表见附件')).toBeVisible()
  await other.close()
})

test('[SE-01] signs in by job number, and says nothing about which part was wrong', async ({
  page,
  gateway,
}) => {
  await page.goto('/')
  await page.getByLabel('邮箱账号或工号').fill('1002')
  await page.getByLabel('密码', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(/用户名或密码错误/)
  expect(gateway.log).not.toContain('wrong')
  await signIn(page, '1002')
})

test('[GW-02] refuses mail for unknown people at once', async ({ gateway }) => {
  const transport = createTransport({ host: '127.0.0.1', port: gateway.smtpPort, ignoreTLS: true })
  const refused = transport.sendMail({ from: 'a@b.test', to: 'nobody@example.com', text: 'x' })
  await expect(refused).rejects.toMatchObject({ responseCode: 550 })
})
