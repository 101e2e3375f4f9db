import { expect, test as product } from './product/test'
import { Gateway } from './product/Gateway'
import { Portal, ticketSecret } from './product/Portal'
product('shot', async ({ page, outside }) => {
  const gateway = await Gateway.install(outside.port, { MAILROOM_TICKET_ISSUER: 'portal', MAILROOM_TICKET_SECRET: ticketSecret })
  await gateway.addAccount({ name: 'emma', realName: 'Emma Clarke', jobNumber: '3001' })
  await gateway.start()
  const portal = await Portal.start(gateway.url)
  for (const s of ['预算表','Your ticket','The east gate opens']) await gateway.deliver({to:'emma@example.com',subject:s,html:'<p>On <b>Monday</b> at six, <a href="https://x.test">here</a>.</p>', attachments:[{filename:'a.csv',content:'x'}]})
  await page.goto(portal.url)
  await page.screenshot({ path: '/tmp/tmp.5c4O7jeqfa/0.png' })
  await page.getByLabel('Signed on as').selectOption('Emma Clarke')
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('row', { name: /The east gate opens/ }).waitFor()
  await page.screenshot({ path: '/tmp/tmp.5c4O7jeqfa/1.png' })
  await page.getByRole('row', { name: /The east gate opens/ }).click()
  await page.frameLocator('#mailbox iframe').getByText('Monday').waitFor()
  await page.screenshot({ path: '/tmp/tmp.5c4O7jeqfa/2.png' })
  await page.getByRole('button', { name: '回复', exact: true }).first().click()
  await page.getByRole('textbox', { name: '正文' }).waitFor()
  await page.screenshot({ path: '/tmp/tmp.5c4O7jeqfa/3.png' })
  await portal.stop(); await gateway.remove()
})
