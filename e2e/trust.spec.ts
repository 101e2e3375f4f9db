import { button, openAs, row } from './product/mailbox'
import { expect, test } from './product/test'

/** A product behind a system that checks senders and calls itself mx.example.com. */
test.use({ settings: { MAILROOM_TRUSTED_AUTHSERV_IDS: 'mx.example.com' } })

test('[RD-19] [RD-22] a mail says who has confirmed it and who brought it', async ({
  browser,
  baseURL,
  gateway,
}) => {
  const name = await gateway.newcomer('细看的人')
  const headers = { 'Authentication-Results': 'mx.example.com; dmarc=pass header.from=partner.test' }
  await gateway.deliver({ to: `${name}@example.com`, subject: '可信的信', text: '你好', headers })
  await gateway.deliver({
    to: `${name}@example.com`,
    subject: '可疑的信',
    text: '请付款',
    headers: { 'Authentication-Results': 'mx.example.com; dmarc=fail header.from=partner.test' },
  })
  const page = await openAs(browser, baseURL!, name)
  await row(page, /可信的信/).click()
  const trust = page.getByRole('region', { name: '邮件来源' })
  await expect(trust.getByText('发件人所属域名 partner.test 已确认这封邮件。')).toBeVisible()
  await trust.getByRole('button', { name: '详细信息' }).click()
  await expect(trust.getByText(/^由 .+ \[127\.0\.0\.1\] 通过未加密的连接送达$/)).toBeVisible()
  await expect(trust.getByText('DMARC 验证通过：partner.test')).toBeVisible()

  await page.goBack()
  await row(page, /可疑的信/).click()
  await expect(page.getByText(/^域名 partner\.test 表明这封邮件并非由其发出/)).toBeVisible()
})

test('[RD-19] a list is left by a mail that the reader looks over', async ({
  browser,
  baseURL,
  gateway,
  outside,
}) => {
  const name = await gateway.newcomer('退订的人')
  await gateway.deliver({
    to: `${name}@example.com`,
    subject: '第十期',
    text: '内容',
    list: { unsubscribe: 'leave@lists.test?subject=leave-10' },
  })
  const page = await openAs(browser, baseURL!, name)
  await row(page, /第十期/).click()
  await button(page, '退订').click()
  await expect(page.getByText('leave@lists.test')).toBeVisible()
  await button(page, '发送').click()
  const { raw } = await outside.mailTo('leave@lists.test')
  expect(raw).toContain('leave-10')
})
