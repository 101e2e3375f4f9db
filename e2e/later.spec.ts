import { clockIn } from './product/clockIn'
import { button, folder, row } from './product/mailbox'
import { expect, signIn, test } from './product/test'

test('[ML-29] a mail is pinned and stays so, another is away and is brought back', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('顾遥')
  for (const subject of ['报销制度', '房租到期', '午餐安排']) {
    await gateway.deliver({ to: `${name}@example.com`, subject, text: `${subject}的正文。` })
  }
  await signIn(page, name)
  await row(page, /报销制度/).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '置顶' }).click()
  await expect(page.getByRole('rowgroup', { name: '置顶 1' })).toBeVisible()
  await row(page, /房租到期/).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '稍后处理…' }).click()
  await page.getByRole('button', { name: /^明天/ }).click()
  await expect(row(page, /房租到期/)).toHaveCount(0)
  await page.reload()
  await expect(row(page, /报销制度/)).toBeVisible()
  await expect(page.getByRole('row').first()).toHaveAccessibleName(/已置顶.*报销制度/)
  await folder(page, /^稍后处理/).click()
  await row(page, /房租到期/).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '稍后处理…' }).click()
  await button(page, '立即移回').click()
  await folder(page, /^收件箱/).click()
  await expect(row(page, /房租到期/)).toBeVisible()
  await expect(folder(page, /^稍后处理/)).toHaveCount(0)
})

test('[ML-29] a reminder comes at its time, and one that waits for an answer goes when that comes', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('顾云')
  const to = `${name}@example.com`
  await gateway.deliver({ to, subject: '房租到期', text: '请按时缴纳。' })
  await gateway.deliver({ to, subject: '合同初稿', text: '请过目。', messageId: '<draft@partner.test>' })
  await signIn(page, name)
  const remind = async (subject: RegExp) => {
    await row(page, subject).click({ button: 'right' })
    await page.getByRole('menuitem', { name: '跟进提醒…' }).click()
  }
  await remind(/房租到期/)
  const field = page.getByLabel('其他日期和时间')
  await expect(field).toBeVisible()
  await field.fill(clockIn(8))
  await page.keyboard.press('Enter')
  await remind(/合同初稿/)
  await page.getByRole('checkbox', { name: '仅在届时无人回复时提醒' }).click()
  await page.getByRole('button', { name: /^明天/ }).click()
  await expect(row(page, /跟进.*合同初稿/)).toBeVisible()
  const answer = { inReplyTo: '<draft@partner.test>', references: '<draft@partner.test>' }
  await gateway.deliver({
    to,
    from: 'wu@partner.test',
    subject: '回复：合同初稿',
    text: '没有意见。',
    ...answer,
  })
  await expect(row(page, /回复：合同初稿/)).toBeVisible()
  await expect(row(page, /跟进.*合同初稿/)).toHaveCount(0)
  await expect(folder(page, /^待跟进.*1 封已到期/)).toBeVisible()
  await button(page, '打开').click()
  const note = page.getByRole('note', { name: '跟进提醒' })
  await expect(note).toContainText('已到期')
  await button(page, '已跟进').click()
  await expect(note).toHaveCount(0)
  await expect(folder(page, /^待跟进/)).toHaveCount(0)
})
