import { button, mailText, openAs, row } from './product/mailbox'
import { openPictureServer, type PictureServer } from './product/PictureServer'
import { expect, test as base } from './product/test'

/** A product that may fetch pictures from one server inside its network: that of the sender. */
const test = base.extend<object, { sender: PictureServer }>({
  sender: [
    async ({}, use) => {
      const sender = await openPictureServer()
      await use(sender)
      await sender.close()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ sender }, use) => use({ MAILROOM_INNER_HOSTS: `127.0.0.1:${sender.port}` }),
    { scope: 'worker' },
  ],
})

const newsletter = (port: number, subject: string) => ({
  subject,
  html:
    `<p>本期内容</p><img id="lead" alt="题图" width="200" height="50" src="http://127.0.0.1:${port}/head.png?reader=alice">` +
    `<table background="http://127.0.0.1:${port}/back.png"><tr><td>x</td></tr></table>` +
    `<img width="1" height="1" src="http://127.0.0.1:${port}/open.gif">`,
})

test('[RD-17] pictures are fetched by the gateway when the reader says so, and the sender learns nothing of them', async ({
  browser,
  baseURL,
  gateway,
  sender,
}) => {
  const name = await gateway.newcomer('看图的人')
  await gateway.deliver({ to: `${name}@example.com`, ...newsletter(sender.port, '第一期') })
  const page = await openAs(browser, baseURL!, name)
  const fromOutside: string[] = []
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(baseURL!) || /^(?:blob|data):/.test(request.url())
    if (!isOurs) fromOutside.push(request.url())
  })
  await row(page, /第一期/).click()
  await expect(mailText(page).getByText('本期内容')).toBeVisible()
  await expect(page.getByText('已拦截 1 处隐藏的跟踪：127.0.0.1')).toBeVisible()
  expect(sender.seen).toEqual([])

  await button(page, '显示图片').click()
  await expect(mailText(page).locator('#lead')).toHaveJSProperty('naturalWidth', 2)
  await expect
    .poll(() => sender.seen.map(({ path }) => path).toSorted())
    .toEqual(['/back.png', '/head.png?reader=alice'])
  for (const { headers } of sender.seen)
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ])
  expect(fromOutside).toEqual([])
})

test('[RD-17] a sender is allowed once, and can be taken off again', async ({
  browser,
  baseURL,
  gateway,
  sender,
}) => {
  const name = await gateway.newcomer('订阅的人')
  for (const subject of ['甲期', '乙期'])
    await gateway.deliver({ to: `${name}@example.com`, ...newsletter(sender.port, subject) })
  const page = await openAs(browser, baseURL!, name)
  await row(page, /甲期/).click()
  await button(page, '始终显示该发件人的图片').click()
  await expect(mailText(page).locator('#lead')).toHaveJSProperty('naturalWidth', 2)

  const again = await openAs(browser, baseURL!, name)
  await row(again, /乙期/).click()
  await expect(mailText(again).locator('#lead')).toHaveJSProperty('naturalWidth', 2)
  await button(again, '不再自动显示').click()
  await expect(button(again, '显示图片')).toBeVisible()
  await again.reload()
  await expect(button(again, '显示图片')).toBeVisible()
})
