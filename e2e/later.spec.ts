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
