import type { Page } from '@playwright/test'
import { button, folder, mailText, row } from './product/mailbox'
import { expect, signIn, test } from './product/test'

const box = (page: Page) => page.getByRole('combobox', { name: '搜索邮件' })
const results = (page: Page) => page.getByRole('tabpanel', { name: '搜索结果' })

test('[SH-06] [SH-08] finds mail of all folders from the top bar, and acts on it', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('沈一')
  const to = `${name}@example.com`
  await gateway.deliver({ to, subject: '采购合同初稿', text: '请审阅。' })
  await gateway.deliver({ to, subject: '采购合同终稿', html: '<p>请盖章。</p>' })
  await gateway.deliver({ to, subject: '午餐', text: '十二点。' })
  await signIn(page, name)
  await page.getByRole('checkbox', { name: '选择“采购合同初稿”' }).check()
  await button(page, '移动到').click()
  await page.getByRole('menuitem', { name: '归档', exact: true }).click()
  await expect(row(page, /采购合同初稿/)).toHaveCount(0)

  await box(page).fill('采购合同')
  await page.keyboard.press('Enter')
  await expect(results(page).getByRole('row', { name: /采购合同终稿.*收件箱/ })).toBeVisible()
  await expect(results(page).getByRole('row', { name: /采购合同初稿.*归档/ })).toBeVisible()
  await expect(results(page).getByRole('row', { name: /午餐/ })).toHaveCount(0)
  await expect(results(page).locator('mark').first()).toHaveText('采购合同')
  await expect(page).toHaveURL(/searchmail=/)

  await results(page)
    .getByRole('row', { name: /采购合同终稿/ })
    .click()
  await expect(mailText(page).getByText('请盖章。')).toBeVisible()
  await page.getByRole('tab', { name: '搜索结果' }).click()
  await results(page).getByRole('checkbox', { name: '选择“采购合同初稿”' }).check()
  await results(page).getByRole('checkbox', { name: '选择“采购合同终稿”' }).check()
  await page.keyboard.press('Delete')
  await expect(results(page).getByRole('row', { name: /采购合同/ })).toHaveCount(0)
  await expect(page.getByText('已将 2 封邮件移动到')).toBeVisible()
  await button(page, '撤销').last().click()
  await expect(results(page).getByRole('row', { name: /采购合同初稿.*归档/ })).toBeVisible()

  await page.reload()
  await expect(results(page).getByRole('row', { name: /采购合同终稿/ })).toBeVisible()
})

test('[ML-27] [SH-07] understands operators, keeps searches, and has a dialog for all of it', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('沈二')
  const to = `${name}@example.com`
  await gateway.deliver({
    to,
    subject: '报价',
    text: '见附件。',
    attachments: [{ filename: '二季度报价单.pdf', content: 'x' }],
  })
  await gateway.deliver({ to, subject: '别的', text: '报价单在哪里？' })
  await signIn(page, name)
  await box(page).click()
  await page.keyboard.type('附件:报价单 状态:未读 ')
  await expect(page.getByRole('button', { name: '移除“附件名：报价单”' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(results(page).getByRole('row', { name: /报价/ })).toHaveCount(1)

  await button(page, '保存搜索').click()
  await page.getByRole('textbox', { name: '名称' }).fill('报价单')
  await button(page, '保存').click()
  await expect(page.getByText('搜索已保存。')).toBeVisible()
  await page.reload()
  await button(page, '清除搜索').click()
  await page.getByRole('option', { name: '报价单', exact: true }).click()
  await expect(results(page).getByRole('row', { name: /报价/ })).toHaveCount(1)

  await box(page).click()
  await page.getByRole('option', { name: '高级搜索' }).click()
  const dialog = page.getByRole('dialog', { name: '高级搜索' })
  await expect(dialog.getByRole('textbox', { name: '附件' })).toHaveValue('报价单')
  await dialog.getByRole('textbox', { name: '附件' }).fill('')
  await dialog.getByRole('button', { name: '搜索', exact: true }).click()
  await expect(dialog.getByText('关键词、主题、附件，请至少填写一项！')).toBeVisible()
  await dialog.getByRole('textbox', { name: '主题' }).fill('不存在的主题')
  await dialog.getByRole('button', { name: '搜索', exact: true }).click()
  await expect(results(page).getByText('没有找到邮件')).toBeVisible()
})

test('[ML-09] [ML-15] searches the folder that is shown, and forgets it in the next', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('沈三')
  const to = `${name}@example.com`
  await gateway.deliver({ to, subject: '周报一', text: '一' })
  await gateway.deliver({ to, subject: '通知', text: '二' })
  await signIn(page, name)
  await button(page, '在此文件夹中搜索').click()
  await page.getByRole('textbox', { name: '主题' }).fill('  周报 ')
  await page.keyboard.press('Enter')
  await expect(row(page, /通知/)).toHaveCount(0)
  await expect(row(page, /周报一/)).toBeVisible()
  await folder(page, /^已发送/).click()
  await folder(page, /^收件箱/).click()
  await expect(row(page, /通知/)).toBeVisible()
})
