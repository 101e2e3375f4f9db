import { expect, signIn, test } from './product/test'
import { row } from './product/mailbox'

test('[FL-01] [T40] of a thousand folders those are asked for that are looked at: by keys, by an address, after a reload', async ({
  page,
  gateway,
}) => {
  const name = await gateway.newcomer('Zoë Branches')
  const regions = Array.from({ length: 20 }, (_, index) => `Region ${index + 1}`)
  const orders = regions.flatMap((region) =>
    Array.from({ length: 50 }, (_, index) => `${region}/Order ${index + 1}`),
  )
  gateway.addFolders(name, [...regions, ...orders, 'Region 18/Order 7/Invoices'])
  await gateway.deliver({ to: `${name}@example.com`, subject: 'For one of many', text: 'Hello' })
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  const questions = (path: string) => asked.filter(({ pathname }) => pathname === `/api/mail/folder/${path}`)
  await signIn(page, name)
  await expect(row(page, /For one of many/)).toBeVisible()
  const folder = (id: string) => page.getByRole('treeitem').and(page.locator(`[data-node-id="${id}"]`))

  await folder('INBOX').focus()
  await page.keyboard.press('End')
  await expect(folder('Region 20')).toBeFocused()
  await expect(folder('Region 20')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowRight')
  await expect(folder('Region 20/Order 9')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(folder('Region 20/Order 1')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/Region%2020%2FOrder%202|Region%2020\/Order%202/)
  await expect(folder('Region 20/Order 2')).toHaveAttribute('aria-selected', 'true')
  const opened = new Set(questions('below/').map(({ searchParams }) => searchParams.get('folder')))
  expect([...opened]).toEqual(['Region 20'])

  await page.reload()
  await expect(folder('Region 20/Order 2')).toHaveAttribute('aria-selected', 'true')
  await page.goto(page.url().replace(/Region.*$/, encodeURIComponent('Region 18/Order 7/Invoices')))
  await expect(folder('Region 18/Order 7/Invoices')).toHaveAttribute('aria-selected', 'true')
  await expect(folder('Region 18/Order 7/Invoices')).toHaveAttribute('aria-level', '4')
  // Nobody has asked for all of them.
  expect(questions('')).toEqual([])
})
