import { folder, row } from './product/mailbox'
import { expect, signIn, test } from './product/test'

const mail = (subject: string, filler = '') =>
  Buffer.from(
    [
      'From: Han Mei <han.mei@example.org>',
      'To: somebody@example.net',
      `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
      'Date: Tue, 5 Mar 2024 08:30:00 +0000',
      'Message-ID: <import-of-old-mail@example.org>',
      'Content-Type: text/plain; charset=utf-8',
      '',
      `旧邮件的正文 ${filler}`,
    ].join('\r\n'),
  )

test('[ML-17] mail files are imported in pieces, break off, go on, and are listed and found', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('顾言')
  await signIn(page, name)
  await folder(page, /归档/).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '导入邮件…' }).click()
  const dialog = page.getByRole('dialog', { name: '导入邮件' })

  // The second piece does not get through at first; it comes once more by itself, and only it.
  let broken = 0
  const sent: string[] = []
  page.on('request', (request) => sent.push(/chunkNumber=(\d)/.exec(request.url())?.[1] ?? ''))
  await page.route(/uploadnew\/\?.*chunkNumber=1/, (route) => {
    broken += 1
    return broken === 1 ? route.abort() : route.continue()
  })
  await dialog.locator('input[type="file"]').setInputFiles([
    { name: '合同.eml', mimeType: 'message/rfc822', buffer: mail('多年前的合同', 'x'.repeat(3_000_000)) },
    { name: '照片.eml', mimeType: 'message/rfc822', buffer: Buffer.alloc(4000, 1) },
  ])
  await expect(dialog.getByText('该文件不是邮件')).toBeVisible()
  await expect(dialog.getByText('已导入 1 / 2 个文件')).toBeVisible()
  // The first piece of each file, and the second of the long one twice.
  expect(sent.filter(Boolean).sort()).toEqual(['0', '0', '1', '1'])
  await dialog.getByRole('button', { name: '关闭' }).last().click()

  await folder(page, /归档/).click()
  await expect(row(page, /多年前的合同.*2024/)).toBeVisible()
  await page.getByRole('combobox', { name: '搜索邮件' }).fill('多年前')
  await page.keyboard.press('Enter')
  const results = page.getByRole('tabpanel', { name: '搜索结果' })
  await expect(results.getByRole('row', { name: /多年前的合同.*归档/ })).toBeVisible()
})
