import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { button, openAs, row, startMail, write } from './product/mailbox'
import { keepSealedPage } from './product/sealedPage'
import { expect, signIn, test } from './product/test'

test('[RD-12] [CO-06] a mail is read once, asked about before it is closed, and gone then', async ({
  browser,
  baseURL,
  gateway,
}) => {
  const [sender, reader] = [await gateway.newcomer('谨慎的人'), await gateway.newcomer('收信的人')]
  const theirs = await openAs(browser, baseURL!, reader)
  const mine = await openAs(browser, baseURL!, sender)
  await startMail(mine)
  await mine.getByRole('combobox', { name: '收件人' }).fill(`${reader}@example.com`)
  await mine.keyboard.press('Enter')
  await mine.getByRole('textbox', { name: '主题' }).fill('仅此一次')
  await write(mine, '底价是四十七万')
  await button(mine, '邮件保护').click()
  await mine.getByRole('menuitemcheckbox', { name: '阅后即焚' }).click()
  await expect(mine.getByRole('spinbutton', { name: '阅读次数' })).toHaveValue('1')
  await button(mine, '发送').click()

  await row(theirs, /仅此一次/).click()
  await expect(theirs.getByText(/剩余 1 次阅读/)).toBeVisible()
  await expect(theirs.frameLocator('iframe:visible').getByText('底价是四十七万')).toHaveCount(0)
  await button(theirs, '打开邮件').click()
  await expect(theirs.frameLocator('iframe:visible').getByText('底价是四十七万')).toBeVisible()
  await expect(theirs.getByText(/这是最后一次阅读/)).toBeVisible()

  await theirs.getByRole('tab', { name: /仅此一次/ }).focus()
  await theirs.keyboard.press('Delete')
  await theirs.getByRole('alertdialog').getByRole('button', { name: '关闭邮件' }).click()
  await row(theirs, /已销毁.*仅此一次/).click()
  await expect(theirs.getByRole('heading', { name: '这封邮件已销毁' })).toBeVisible()
})

const encrypted = join(import.meta.dirname, '../packages/gateway/src/smime/testing/encrypted')

test('[RD-20] encrypted mail is read once its reader has imported their certificate', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('收信的人')
  const raw = await readFile(join(encrypted, 'signed.eml'))
  await gateway.deliver({ envelope: { from: 'carol@outside.example.org', to: `${name}@example.com` }, raw })
  await signIn(page, name)
  await row(page, /For your eyes/).click()
  await expect(page.getByText(/导入您的证书后即可阅读/)).toBeVisible()
  await page.getByRole('link', { name: '我的证书' }).click()

  const form = page.getByRole('form', { name: '导入证书' })
  await form.locator('input[type="file"]').setInputFiles(join(encrypted, 'alice.p12'))
  await form.getByRole('textbox', { name: '证书文件的密码' }).fill('芝麻-Open-7')
  await form.getByRole('button', { name: '导入', exact: true }).click()
  await expect(page.getByRole('listitem', { name: 'Alice Ashton' }).getByText('其他地址')).toBeVisible()

  await page.goBack()
  await expect(page.getByText(/^这封邮件为您加密/)).toBeVisible()
  await expect(page.frameLocator('iframe:visible').getByText('计划已备好')).toBeVisible()
  await expect(page.getByText('prices.csv', { exact: true })).toBeVisible()
})

const hostile = `<p>底价是四十七万</p></script><script>top.ran = 1</script><img src="x" onerror="top.ran = 1">
<img src="https://elsewhere.test/a.png"><svg onload="top.ran = 1"></svg><style>p{background:url(//elsewhere.test)}</style>
<a href="javascript:top.ran = 1">go</a><iframe src="https://elsewhere.test"></iframe>`

test('[RD-11] [CO-06] outside a mail is a page that opens from a file, without a network, with its password', async ({
  browser,
  baseURL,
  gateway,
  outside,
}) => {
  const mine = await openAs(browser, baseURL!, await gateway.newcomer('谨慎的人'))
  await startMail(mine)
  await mine.getByRole('combobox', { name: '收件人' }).fill('carol@sealed.elsewhere.test')
  await mine.keyboard.press('Enter')
  await mine.getByRole('textbox', { name: '主题' }).fill('</script><script>top.ran = 1</script>')
  await write(mine, '正文')
  await mine
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: '报价.html',
      mimeType: 'text/html',
      buffer: Buffer.from('<script>1</script>'),
    })
  await expect(mine.getByText('报价.html')).toBeVisible()
  await button(mine, '邮件保护').click()
  await mine.getByRole('menuitemcheckbox', { name: '加密' }).click()
  await mine.getByRole('textbox', { name: '密码（6 至 64 位）' }).fill('Correct horse 7')
  // As a program would send it that cleans nothing.
  await mine.route('**/api/mail/message/sent/**', (route) => {
    const form = route.request().postDataJSON() as object
    return route.continue({ postData: { ...form, html_text: hostile } })
  })
  await button(mine, '发送').click()
  const { raw } = await outside.mailTo('carol@sealed.elsewhere.test')
  const kept = await keepSealedPage(raw)

  const context = await browser.newContext({ locale: 'zh-CN' })
  await context.setOffline(true)
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).protocol))
  await page.goto(kept.address)
  const password = page.getByLabel('密码')
  await password.fill('correct horse 7')
  await password.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('密码错误，请重新输入')
  await expect(password).toHaveValue('correct horse 7')
  await password.fill('Correct horse 7')
  await password.press('Enter')
  await expect(page.frameLocator('iframe:visible').getByText('底价是四十七万')).toBeVisible()
  await expect(page.getByRole('heading')).toHaveText('</script><script>top.ran = 1</script>')
  await expect(
    page.frameLocator('iframe:visible').locator('script, svg, style + style, iframe, [href], [src]'),
  ).toHaveCount(0)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '保存 报价.html' }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toBe('<script>1</script>')
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(asked.filter((protocol) => protocol.startsWith('http'))).toEqual([])
  await context.close()
  await kept.remove()
})
