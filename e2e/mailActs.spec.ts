import type { Page } from '@playwright/test'
import { button, folder, row, startMail } from './product/mailbox'
import { expect, signIn, test } from './product/test'

const toolbar = (page: Page) => page.getByRole('toolbar', { name: '邮件操作' }).first()
const select = (page: Page, subject: string) =>
  page.getByRole('checkbox', { name: `选择“${subject}”` }).check()

async function choose(page: Page, menu: string, entry: string): Promise<void> {
  await toolbar(page).getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

test('[ML-16] makes a tag, puts it on a mail, renames it, and the server knows', async ({
  page,
  gateway,
}) => {
  await gateway.deliver({ subject: '年度合同续签', text: '请审阅。' })
  await signIn(page)
  await select(page, '年度合同续签')
  await choose(page, '标签', '新建标签…')
  await page.getByLabel('名称').fill('合同')
  await page.getByRole('radio', { name: '红色' }).check({ force: true })
  await page.getByRole('dialog').getByRole('button', { name: '新建标签' }).click()
  await expect(row(page, /年度合同续签.*合同/)).toBeVisible()
  await choose(page, '标签', '新建标签…')
  await page.getByLabel('名称').fill('合同')
  await page.getByRole('dialog').getByRole('button', { name: '新建标签' }).click()
  await expect(page.getByText('已有同名标签')).toBeVisible()
  await page.keyboard.press('Escape')
  await choose(page, '标签', '管理标签…')
  await button(page, '编辑标签“合同”').click()
  await page.getByLabel('名称').fill('法务')
  await button(page, '保存').click()
  await button(page, '关闭').click()
  await page.reload()
  await expect(row(page, /年度合同续签.*法务/)).toBeVisible()
})

test('[ML-18] keeps a note, and it moves with its mail', async ({ page, gateway }) => {
  await gateway.deliver({ subject: '供应商报价', text: '见附件。' })
  await signIn(page)
  await row(page, /供应商报价/).hover()
  await row(page, /供应商报价/)
    .getByRole('button', { name: '添加备注' })
    .click()
  await page.getByRole('textbox', { name: '备注' }).fill('下周三前比价')
  await button(page, '保存').click()
  await expect(row(page, /供应商报价.*下周三前比价/)).toBeVisible()
  await select(page, '供应商报价')
  await choose(page, '移动到', '归档')
  await page.reload()
  await folder(page, /^归档/).click()
  await row(page, /供应商报价/).click()
  await expect(page.getByRole('note', { name: '备注' })).toHaveText(/下周三前比价/)
})

test('[ML-07] [ST-10] refuses a sender: their next mail lies in Spam, until they are welcome again', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('沈清')
  const to = `${name}@example.com`
  await gateway.deliver({ to, subject: '限时优惠', text: '点击领取。' })
  await signIn(page, name)
  await select(page, '限时优惠')
  await choose(page, '更多', '拒收…')
  await page.getByRole('checkbox', { name: /同时删除/ }).check()
  await button(page, '拒收').click()
  await expect(row(page, /限时优惠/)).toHaveCount(0)
  await gateway.deliver({ to, subject: '再次优惠', text: '点击领取。' })
  await folder(page, /^垃圾邮件/).click()
  await expect(row(page, /再次优惠/)).toBeVisible()
  await select(page, '再次优惠')
  await choose(page, '更多', '不是垃圾邮件…')
  await page.getByRole('checkbox', { name: /白名单/ }).check()
  await button(page, '移至收件箱').click()
  await gateway.deliver({ to, subject: '会议纪要', text: '请查收。' })
  await folder(page, /^收件箱/).click()
  await expect(row(page, /再次优惠/)).toBeVisible()
  await expect(row(page, /会议纪要/)).toBeVisible()
})

test('[ST-10] [ML-13] a domain that is refused in the settings is seen there, and its mail lies in Spam', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('沈渡')
  await signIn(page, name)
  await page.goto(`${gateway.url}/setting/blacklist`)
  await page.getByRole('textbox', { name: '添加发件人' }).fill('*@partner.test')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: '@partner.test' })).toBeVisible()
  await gateway.deliver({ to: `${name}@example.com`, subject: '群发广告', text: '点击领取。' })
  await page.goto(`${gateway.url}/mailbox/innerbox/INBOX`)
  await folder(page, /^垃圾邮件/).click()
  await expect(row(page, /群发广告/)).toBeVisible()
})

test('[ML-13] the card of a sender adds them to the contacts, who are suggested from then on', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('何畅')
  const from = { address: 'irina.petrov@outside.test', name: 'Irina Petrov' }
  await gateway.deliver({ from, to: `${name}@example.com`, subject: '初次联系', text: '您好。' })
  await signIn(page, name)
  await select(page, '初次联系')
  await choose(page, '更多', '发件人信息…')
  await button(page, '添加到通讯录').click()
  await expect(page.getByRole('dialog').getByText('通讯录联系人')).toBeVisible()
  await page.keyboard.press('Escape')
  await startMail(page)
  await page.getByRole('combobox', { name: '收件人' }).pressSequentially('petrov')
  await expect(page.getByRole('option', { name: /Irina Petrov/ })).toBeVisible()
})
