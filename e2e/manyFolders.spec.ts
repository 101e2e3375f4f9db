import { expect, signIn, test } from './product/test'
import { row } from './product/mailbox'

test('[ML-06] [SH-18] [FL-01] among a thousand folders one is found by its name, to move mail there and to go there', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('Zoë Many')
  const orders = Array.from({ length: 1_000 }, (_, index) => `Region/Order ${index + 1}`)
  gateway.addFolders(name, ['Region', ...orders])
  await gateway.deliver({ to: `${name}@example.com`, subject: 'For one of many', text: 'Hello' })
  await signIn(page, name)
  await row(page, /For one of many/)
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: '移动到', exact: true }).click()
  await page.getByRole('menuitem', { name: '其他文件夹…' }).click()
  const choice = page.getByRole('dialog', { name: '移动到' })
  await choice.getByRole('combobox', { name: '查找文件夹' }).fill('order 777')
  await expect(choice.getByRole('option')).toHaveText(['Region / Order 777'])
  await page.keyboard.press('Enter')
  await expect(row(page, /For one of many/)).toHaveCount(0)

  const palette = page.getByRole('dialog', { name: '前往或执行' })
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(palette.getByText('还有更多文件夹，请输入名称的一部分。')).toBeVisible()
  expect(await palette.getByRole('option').count()).toBeLessThan(150)
  await page.keyboard.type('order 777')
  await expect(palette.getByRole('option', { selected: true })).toHaveText('Order 777')
  await page.keyboard.press('Enter')
  await expect(row(page, /For one of many/)).toBeVisible()
})
