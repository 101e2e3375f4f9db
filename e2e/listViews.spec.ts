import type { Page } from '@playwright/test'
import { button, folder, row } from './product/mailbox'
import { expect, signIn, test } from './product/test'

/** Chooses a line of the view menu. */
async function view(page: Page, line: string): Promise<void> {
  await button(page, '视图').click()
  await page
    .getByRole('menuitemcheckbox', { name: line, exact: true })
    .or(page.getByRole('menuitemradio', { name: line, exact: true }))
    .click()
}

test('[ML-24] a conversation is one row and one page, over folders and after a reload', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('林晚')
  const to = `${name}@example.com`
  await gateway.deliver({
    to,
    subject: '选址报告',
    text: '初稿请看。',
    messageId: '<site-1@outside.example>',
  })
  await gateway.deliver({
    to,
    subject: '地图已更新',
    text: '附上新地图。',
    messageId: '<site-2@outside.example>',
    inReplyTo: '<site-1@outside.example>',
  })
  await gateway.deliver({ to, subject: '午餐', text: '十二点？' })
  await signIn(page, name)
  await expect(row(page, /选址报告/)).toBeVisible()
  await view(page, '按会话显示')
  await expect(row(page, /2 封邮件.*地图已更新/)).toBeVisible()
  await expect(row(page, /选址报告/)).toHaveCount(0)
  await page.reload()
  await row(page, /2 封邮件.*地图已更新/).click()
  await expect(page.getByRole('article', { name: '会话' }).getByText('附上新地图。')).toBeVisible()
  await expect(page.getByRole('region', { name: /的邮件$/ })).toHaveCount(2)
  await button(page, '整个会话').click()
  await page.getByRole('menuitem', { name: '全部移动到' }).click()
  // By key: a pointer that jumps, as no hand moves it, seems to leave the menu, and closes what it opened.
  await page.getByRole('menuitem', { name: '归档' }).press('Enter')
  await expect(row(page, /午餐/)).toBeVisible()
  await expect(row(page, /地图已更新/)).toHaveCount(0)
  await folder(page, /^归档/).click()
  await expect(row(page, /2 封邮件.*地图已更新/)).toBeVisible()
})

test('[ML-26] a mail is read beside the list, and counts as read after a while', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('周棠')
  for (const subject of ['甲方来函', '乙方来函']) {
    await gateway.deliver({ to: `${name}@example.com`, subject, text: `${subject}的正文。` })
  }
  await signIn(page, name)
  await view(page, '在右侧')
  await row(page, /甲方来函/).click()
  await expect(page.getByText('甲方来函的正文。').last()).toBeVisible()
  await expect(row(page, /^已读.*甲方来函/)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('乙方来函的正文。').last()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('separator', { name: '阅读窗格大小' })).toBeVisible()
})

test('[ML-30] [ML-02] the menu at the pointer acts on a row, and all of a view can be chosen', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('何砚')
  for (let index = 1; index <= 22; index += 1) {
    await gateway.deliver({ to: `${name}@example.com`, subject: `通知 ${index} 号`, text: '请知悉。' })
  }
  await signIn(page, name)
  await row(page, /通知 22 号/).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '删除' }).click()
  await expect(row(page, /通知 22 号/)).toHaveCount(0)
  // The page is full again; a mail that comes after the choice is not chosen.
  await expect(row(page, /通知 2 号/)).toBeVisible()
  await page.getByRole('checkbox', { name: '选择本页全部邮件' }).check()
  await button(page, '选择当前视图中的全部 21 封邮件').click()
  await button(page, '移动到').click()
  await page.getByRole('menuitem', { name: '归档', exact: true }).click()
  await expect(row(page, /通知/)).toHaveCount(0)
  await folder(page, /^归档/).click()
  await expect(page.getByText('共 21 封')).toBeVisible()
})

test('[RD-01] reading goes on over the pages of the list', async ({ page, gateway }) => {
  const name = await gateway.newcomer('沈溪')
  for (let index = 1; index <= 21; index += 1) {
    await gateway.deliver({
      to: `${name}@example.com`,
      subject: `第 ${index} 期简报`,
      text: `简报正文 ${index}`,
    })
  }
  await signIn(page, name)
  await row(page, /第 2 期简报/).click()
  await expect(page.getByRole('article', { name: '邮件' }).getByText('简报正文 2')).toBeVisible()
  await button(page, '下一封').click()
  await expect(page.getByRole('heading', { name: '第 1 期简报' })).toBeVisible()
  await expect(button(page, '下一封')).toBeDisabled()
})
