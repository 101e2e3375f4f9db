import { randomBytes } from 'node:crypto'
import { button, startMail, write } from './product/mailbox'
import { expect, signIn, test } from './product/test'

/** Of five pieces. */
const bytes = randomBytes(9_000_000)
const file = { name: '施工图.zip', mimeType: 'application/zip', buffer: bytes }

test('[AT-01] [AT-02] a large file goes on after a reload with what is missing, and its mail leaves by itself', async ({
  page,
  gateway,
}) => {
  await signIn(page, await gateway.newcomer('林帆'))
  await startMail(page)
  await page.getByRole('combobox', { name: '收件人' }).fill('bob@example.com')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: '主题' }).fill('图纸')
  await write(page, '请查收。')

  // Two pieces get through, then the line holds the others until the page is gone.
  const kept: string[] = []
  const held: string[] = []
  const numberOf = (url: string) => /chunkNumber=(\d)/.exec(url)?.[1] ?? ''
  let isHeld = true
  await page.route(/uploadnew\/\?.*chunkNumber=/, (route) => {
    const number = numberOf(route.request().url())
    if (!isHeld || ['0', '2'].includes(number)) return route.continue()
    held.push(number)
  })
  page.on('response', (answer) => {
    const number = numberOf(answer.url())
    if (number !== '' && answer.ok()) kept.push(number)
  })
  await page.locator('input[type=file]').first().setInputFiles(file)
  await button(page, '发送').click()
  await expect(page.getByText('1 个附件上传完成后，邮件将自动发送。')).toBeVisible()
  await expect
    .poll(() => [kept.toSorted(), held.toSorted()])
    .toEqual([
      ['0', '2'],
      ['1', '3', '4'],
    ])

  isHeld = false
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await button(page, '继续写').click()
  await expect(page.getByText('上传已中断，重新选择该文件即可继续')).toBeVisible()
  await page.getByLabel('选择文件：施工图.zip').last().setInputFiles(file)
  await button(page, '发送').click()
  await expect(page.getByText('邮件已发送')).toBeVisible()
  expect(kept.toSorted()).toEqual(['0', '1', '2', '3', '4'])
})
