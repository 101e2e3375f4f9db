import type { Page } from '@playwright/test'
import { browserNotes } from './product/browserNotes'
import { drawing } from './product/drawing'
import { button, editor, folder, openAs, row, startMail, write } from './product/mailbox'
import { decoded } from './product/rawMail'
import { expect, signIn, test } from './product/test'

const subject = (page: Page) => page.getByRole('textbox', { name: '主题' })
const recipients = (page: Page) => page.getByRole('combobox', { name: '收件人' })
const picker = (page: Page) => page.locator('input[type=file]').first()
const send = (page: Page) => button(page, '发送').click()

/** A mail without its line breaks: encoded files stand in it in one piece. */
const inOneLine = (raw: string): string => raw.replaceAll('\r\n', '')

async function address(page: Page, to: string): Promise<void> {
  await recipients(page).fill(to)
  await page.keyboard.press('Enter')
}

test('[CO-07] a mail waits among the drafts for its time, says until when, and is sent now when asked', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('顾晨')
  await signIn(page, name)
  await startMail(page)
  await address(page, `${name}@example.com`)
  await subject(page).fill('下周的安排')
  await write(page, '请查收。')
  await button(page, '定时发送').first().click()
  const time = page.getByLabel('日期和时间')
  await time.fill('2027-01-04T08:30')
  await page.getByRole('button', { name: '定时发送' }).and(page.locator(':not([aria-pressed])')).click()
  await folder(page, /^草稿箱/).click()
  await row(page, /定时发送.*下周的安排/).click()
  await expect(page.getByText('邮件将于 2027-01-04 08:30 发出').last()).toBeVisible()
  await button(page, '立即发送').click()
  await folder(page, /^收件箱/).click()
  await expect(row(page, /下周的安排/)).toBeVisible()
  await folder(page, /^草稿箱/).click()
  await expect(row(page, /下周的安排/)).toHaveCount(0)
})

test('[CO-21] what is sent without a connection waits in the outbox, also over a reload, and leaves once', async ({
  page,
  gateway,
  context,
}) => {
  const name = await gateway.newcomer('路上的人')
  await signIn(page, name)
  await startMail(page)
  await address(page, `${name}@example.com`)
  await subject(page).fill('隧道里写的')
  await write(page, '没有信号。')
  await context.setOffline(true)
  await send(page)
  await expect(page.getByText('1 封邮件等待连接恢复')).toBeVisible()
  await button(page, '查看发件箱').click()
  await expect(page.getByRole('dialog', { name: '发件箱' }).getByText('隧道里写的')).toBeVisible()
  // Loaded again where the mail system still takes nothing.
  await context.route(/api.mail.message.sent/, (route) => route.abort())
  await context.setOffline(false)
  await page.reload()
  await button(page, '立即重试').click()
  await expect(page.getByText('1 封邮件等待连接恢复')).toBeVisible()
  await context.unroute(/api.mail.message.sent/)
  // By itself: it is tried every half minute.
  await expect(page.getByText('1 封邮件等待连接恢复')).toHaveCount(0, { timeout: 90_000 })
  await folder(page, /^收件箱/).click()
  await expect(row(page, /隧道里写的/)).toHaveCount(1)
})

test('[SS-05] [SS-01] a mail that was sent can be called back, is as it was, and leaves once it is sent again', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('手快的人')
  await signIn(page, name)
  await page.goto('/setting/param')
  await page.getByRole('radio', { name: '30 秒' }).check()
  await page.getByRole('link', { name: '邮箱', exact: true }).click()
  await startMail(page)
  await address(page, `${name}@example.com`)
  await subject(page).fill('发早了')
  await write(page, '细节稍后补上。')
  await send(page)
  await expect(page.getByText(/秒后发出/).first()).toBeVisible()
  await folder(page, /^草稿箱/).click()
  await expect(row(page, /定时发送.*发早了/)).toBeVisible()
  await page.getByRole('tab', { name: '发早了' }).click()
  await page.getByRole('button', { name: '撤销', exact: true }).first().click()
  await expect(button(page, '发送')).toBeVisible()
  await expect(subject(page)).toHaveValue('发早了')
  await expect(editor(page)).toContainText('细节稍后补上。')
  await send(page)
  await button(page, '立即发送').click()
  await expect(page.getByRole('heading', { name: '您的邮件已经发出' })).toBeVisible()
  await button(page, '返回邮件列表').click()
  await folder(page, /^收件箱/).click()
  await expect(row(page, /发早了/)).toHaveCount(1)
  await folder(page, /^草稿箱/).click()
  await expect(row(page, /发早了/)).toHaveCount(0)
})

test('[CO-10] offers after a crash exactly what was typed', async ({ page, browser, gateway }) => {
  const crashing = await openAs(browser, gateway.url, 'alice')
  await startMail(crashing)
  await address(crashing, 'partner@elsewhere.test')
  await subject(crashing).fill('断电之前')
  await write(crashing, '这些字还没有保存。')
  // Typing pauses, and the browser takes note.
  await expect
    .poll(() => crashing.evaluate(async () => (await indexedDB.databases()).length))
    .toBeGreaterThan(0)
  await expect.poll(async () => (await browserNotes(crashing)).opened.join()).toContain('这些字还没有保存。')
  expect((await browserNotes(crashing)).lying.join()).not.toContain('这些字')
  const context = crashing.context()
  await crashing.close({ runBeforeUnload: false })

  const again = await context.newPage()
  await again.goto('/mailbox/innerbox/INBOX')
  await expect(again.getByText(/“断电之前”于 .* 中断/)).toBeVisible()
  await button(again, '继续写').click()
  await expect(subject(again)).toHaveValue('断电之前')
  await expect(editor(again)).toContainText('这些字还没有保存。')
  await expect(button(again, '移除 partner@elsewhere.test')).toBeVisible()

  // Signing out leaves nothing of it in the browser.
  await button(again, '退出登录').click()
  await again.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await expect(button(again, '登录')).toBeVisible()
  await expect.poll(() => browserNotes(again)).toEqual({ lying: [], opened: [] })
  await context.close()
  await page.close()
})

test('[CO-15] asks before an unsent mail is closed, and does what is answered', async ({ page, gateway }) => {
  await signIn(page, await gateway.newcomer('钟情'))
  await startMail(page)
  await subject(page).fill('关不关')
  const dialog = page.getByRole('alertdialog', { name: '要把这封邮件存为草稿吗？' })
  const close = () => page.getByRole('button', { name: /^关闭“关不关/ }).click()
  await close()
  await dialog.getByRole('button', { name: '继续写信' }).first().click()
  await expect(subject(page)).toHaveValue('关不关')
  await close()
  await dialog.getByRole('button', { name: '存草稿' }).click()
  await folder(page, /^草稿箱/).click()
  await expect(row(page, /关不关/)).toBeVisible()

  await startMail(page)
  await subject(page).fill('关不关，丢掉')
  await close()
  await dialog.getByRole('button', { name: '不保存' }).click()
  await expect(subject(page)).toHaveCount(0)
  await folder(page, /^草稿箱/).click()
  await expect(row(page, /关不关/)).toHaveCount(1)
})

test('[CO-01] forwards a mail with its picture and its file, byte for byte', async ({
  page,
  gateway,
  outside,
}) => {
  const file = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7) % 256))
  await gateway.deliver({
    subject: '现场照片',
    html: '<p>照片：<img src="cid:photo@partner.test" alt="现场"></p>',
    attachments: [
      { filename: '现场.png', content: drawing(), cid: 'photo@partner.test' },
      { filename: '记录.bin', content: file },
    ],
  })
  await signIn(page)
  await row(page, /现场照片/).click()
  await button(page, '转发').click()
  await expect(editor(page).getByAltText('现场')).toBeVisible()
  await expect(button(page, '移除 记录.bin')).toBeVisible()
  await address(page, 'forwarded@elsewhere.test')
  await send(page)
  const { raw } = await outside.mailTo('forwarded@elsewhere.test')
  expect(inOneLine(raw)).toContain(file.toString('base64'))
  expect(inOneLine(raw)).toContain(drawing().toString('base64'))
  const [, reference] = /src=3D"cid:([^"]+)"|src="cid:([^"]+)"/
    .exec(decoded(raw).replaceAll('src=3D', 'src='))!
    .filter(Boolean)
  expect(raw.toLowerCase()).toContain(`content-id: <${reference!.toLowerCase()}>`)
})

test('[CO-01] [CO-15] answers a mail of plain text with the original below', async ({
  page,
  gateway,
  outside,
}) => {
  await gateway.deliver({
    from: 'plain@elsewhere.test',
    subject: '纯文本',
    text: '第一行 <b>不是粗体</b>\n第二行',
  })
  await signIn(page)
  await row(page, /纯文本/).click()
  await button(page, '回复').click()
  await expect(editor(page)).toContainText('第一行 <b>不是粗体</b>')
  await expect(subject(page)).toHaveValue(/^(Re|回复)[:：]\s*纯文本$/)
  await write(page, '知道了。')
  await send(page)
  const { raw } = await outside.mailTo('plain@elsewhere.test')
  // Once it is sent there is nothing to ask about.
  await expect(subject(page)).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(raw).toContain('In-Reply-To:')
  expect(decoded(raw)).toContain('知道了。')
  expect(decoded(raw)).toContain('第一行 &lt;b&gt;不是粗体&lt;/b&gt;')
})

test('[CO-01] goes on with a draft from its folder, and nothing is left of it once sent', async ({
  page,
  gateway,
  outside,
}) => {
  await signIn(page, await gateway.newcomer('秦川'))
  await startMail(page)
  await subject(page).fill('待续')
  await write(page, '前半。')
  await button(page, '存草稿').click()
  await expect(page.getByText(/草稿已于 .* 保存/)).toBeVisible()
  await page.getByRole('button', { name: /^关闭“待续/ }).click()
  await folder(page, /^草稿箱/).click()
  await row(page, /待续/).click()
  await expect(page.getByRole('tab', { name: '待续' })).toBeVisible()
  await expect(editor(page)).toContainText('前半。')
  await editor(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('后半。')
  await address(page, 'draft@elsewhere.test')
  await send(page)
  expect(decoded((await outside.mailTo('draft@elsewhere.test')).raw)).toContain('前半。后半。')
  await folder(page, /^草稿箱/).click()
  await expect(row(page, /待续/)).toHaveCount(0)
  await folder(page, /^已发送/).click()
  await expect(row(page, /待续/)).toHaveCount(1)
})

test('[CO-03] takes a pasted list of recipients, each once, and marks what is no address', async ({
  page,
  outside,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  await startMail(page)
  const list =
    '张三 <zhang@elsewhere.test>；"Lee, Ann" <ann@elsewhere.test>, wu@elsewhere.test，ZHANG@elsewhere.test;not-an-address'
  await page.evaluate((text) => navigator.clipboard.writeText(text), list)
  await recipients(page).click()
  await page.keyboard.press('Control+V')
  await page.keyboard.press('Enter')
  for (const name of ['张三', 'Lee, Ann', 'wu@elsewhere.test', 'not-an-address'])
    await expect(page.getByRole('button', { name: `移除 ${name}`, exact: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^移除 / })).toHaveCount(4)

  await subject(page).fill('群发')
  await write(page, '大家好')
  await send(page)
  await expect(page.getByRole('alert')).toContainText('请更正或移除标红的收件人')
  await button(page, '移除 not-an-address').click()
  await send(page)
  const to = await Promise.all(['zhang', 'ann', 'wu'].map((name) => outside.mailTo(`${name}@elsewhere.test`)))
  expect(decoded(to[0]!.raw)).toContain('大家好')
})

test('[AT-01] refuses programs and empty files, and takes the others', async ({ page }) => {
  await signIn(page)
  await startMail(page)
  await picker(page).setInputFiles([
    { name: 'setup.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') },
    { name: '空.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
    { name: '可以.txt', mimeType: 'text/plain', buffer: Buffer.from('ok') },
  ])
  await expect(page.getByText('setup.exe：不允许添加可执行文件')).toBeVisible()
  await expect(page.getByText('空.txt 是空文件，无法添加')).toBeVisible()
  await expect(button(page, '移除 可以.txt')).toBeVisible()
  await expect(page.getByRole('button', { name: /^移除 (setup|空)/ })).toHaveCount(0)
})

test('[GW-04] a mail that was on its way when the gateway was killed arrives, and arrives once', async ({
  page,
  gateway,
  outside,
}) => {
  await signIn(page)
  const busy = outside.hold()
  await startMail(page)
  await address(page, 'slow@elsewhere.test')
  await subject(page).fill('只到一次')
  await write(page, '一次就好。')
  await send(page)
  await expect(page.getByText('邮件已发送')).toBeVisible()
  await busy.someone
  await gateway.stop('SIGKILL')
  busy.goOn()
  await gateway.start()
  expect(decoded((await outside.mailTo('slow@elsewhere.test')).raw)).toContain('一次就好。')

  // Whatever was queued twice would have come before this one.
  await gateway.stop()
  await gateway.start()
  await startMail(page)
  await address(page, 'later@elsewhere.test')
  await subject(page).fill('下一封')
  await write(page, '随后。')
  await send(page)
  await outside.mailTo('later@elsewhere.test')
  expect(outside.all().filter(({ to }) => to.includes('slow@elsewhere.test'))).toHaveLength(1)
  await folder(page, /^已发送/).click()
  await expect(row(page, /只到一次/)).toHaveCount(1)
})

test('[CO-06] sends each recipient an urgent mail of their own', async ({ page, gateway, outside }) => {
  await signIn(page, await gateway.newcomer('分发'))
  await startMail(page)
  await address(page, 'east@elsewhere.test')
  await address(page, 'west@elsewhere.test')
  await subject(page).fill('各自一封')
  await write(page, '请查收。')
  await button(page, '发送选项').click()
  await page.getByRole('menuitemradio', { name: '高' }).click()
  await button(page, '发送选项').click()
  await page.getByRole('menuitemcheckbox', { name: '分别发送' }).click()
  await send(page)
  for (const [mine, other] of [
    ['east', 'west'],
    ['west', 'east'],
  ] as const) {
    const { to, raw } = await outside.mailTo(`${mine}@elsewhere.test`)
    expect([to, raw.includes(`${other}@elsewhere.test`)]).toEqual([[`${mine}@elsewhere.test`], false])
    expect(raw).toMatch(/^X-Priority: 1/m)
  }
  await folder(page, /^已发送/).click()
  await expect(row(page, /各自一封/)).toHaveCount(1)
})

test('[CO-05] [ST-05] a signature made in the settings goes out under the next mail', async ({
  page,
  gateway,
  outside,
}) => {
  await signIn(page, await gateway.newcomer('签名'))
  await page.goto('/setting/signature')
  await button(page, '新建签名').click()
  await page.getByRole('textbox', { name: '标题' }).fill('工作')
  await page.frameLocator('iframe[title="签名内容"]').getByRole('textbox').click()
  await page.keyboard.type('Li Ming, Finance')
  await button(page, '保存').click()
  await expect(page.getByRole('listitem').filter({ hasText: '工作' })).toContainText('Li Ming, Finance')

  await page.goto('/mailbox/innerbox/INBOX')
  await startMail(page)
  await expect(editor(page)).toContainText('Li Ming, Finance')
  await address(page, 'signed@elsewhere.test')
  await subject(page).fill('带签名的邮件')
  await editor(page).focus()
  await page.keyboard.type('Dear partner')
  await send(page)
  const said = decoded((await outside.mailTo('signed@elsewhere.test')).raw)
  expect(said).toMatch(/Dear partner[^]*Li Ming, Finance/)
})
