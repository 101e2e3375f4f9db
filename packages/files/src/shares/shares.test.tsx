import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, fileOf, line, mark, question, row } from '../test/elements'
import { mountFiles } from '../test/mountFiles'

const entry = () => page.getByRole('button', { name: 'Shared files' })
const list = () => dialog('Shared files')

/** A disk with a folder and a file. */
async function disk() {
  const adapter = createMemoryAdapter()
  await adapter.disk.makeFolder('Projects', { place: 'personal' })
  const { id } = await adapter.disk.store(fileOf('plan.zip'), { place: 'personal' })
  await mountFiles({ adapter })
  await expect.element(row(/plan\.zip/)).toBeVisible()
  return { adapter, id }
}

it('[FC-03] shares a file for as long as is chosen, and says address and code once more in the list', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { adapter } = await disk()
  await mark('plan.zip').click()
  await button('Share…').click()
  const window = dialog('Share “plan.zip”')
  await window.getByRole('combobox', { name: 'Valid for' }).selectOptions('30 days')
  await window.getByRole('button', { name: 'Create link' }).click()
  await expect.element(window.getByRole('textbox', { name: 'Link' })).toBeVisible()
  const { shares } = await adapter.fileShares.list({ offset: 0, limit: 10 })
  const { address, code, createdAt, expiresAt } = shares[0]!
  expect(Math.round((expiresAt - createdAt) / 86_400_000)).toBe(30)
  await expect.element(window.getByRole('textbox', { name: 'Link' })).toHaveValue(address)
  await expect.element(window.getByRole('textbox', { name: 'Code' })).toHaveValue(code)
  await window.getByRole('button', { name: 'Copy link and code' }).click()
  expect(copied).toHaveBeenCalledWith(`plan.zip: ${address} – code: ${code}`)
  await window.getByRole('button', { name: 'Done' }).click()

  await entry().click()
  await expect.element(list().getByText(code)).toBeVisible()
  copied.mockRestore()
})

it('[FC-03] ends a share when that is confirmed', async () => {
  const { adapter, id } = await disk()
  await adapter.fileShares.create({ place: 'personal', id }, 7)
  await entry().click()
  await list().getByRole('button', { name: 'End the share of plan.zip' }).click()
  await question('End the share of “plan.zip”?').getByRole('button', { name: 'End the share' }).click()
  await expect.element(page.getByText('“plan.zip” is no longer shared.')).toBeVisible()
  await expect.element(list().getByText('Ended')).toBeVisible()
  expect((await adapter.fileShares.list({ offset: 0, limit: 1 })).shares[0]?.state).toBe('ended')
})

it('[FC-03] says why nothing was shared, and keeps the window', async () => {
  const { adapter, id } = await disk()
  await mark('plan.zip').click()
  await button('Share…').click()
  await adapter.disk.remove('personal', [id])
  const window = dialog('Share “plan.zip”')
  await window.getByRole('button', { name: 'Create link' }).click()
  await expect
    .element(window.getByRole('combobox', { name: 'Valid for' }))
    .toHaveAttribute('aria-invalid', 'true')
})

it.each([
  ['of folders', 'personal', 'Projects', 'Rename'],
  ['of what may only be read', 'company', 'Travel policy.docx', 'Download'],
] as const)('[FC-03] offers no share %s', async (_what, place, name, offered) => {
  const adapter = createMemoryAdapter()
  await adapter.disk.makeFolder('Projects', { place: 'personal' })
  await mountFiles({ adapter, place })
  await button(`What can be done with ${name}`).click()
  await expect.element(line(offered)).toBeVisible()
  await expect.element(line('Share…')).not.toBeInTheDocument()
})

it('[LK-05] the list of shares is behind the lock as well', async () => {
  const adapter = createMemoryAdapter()
  await adapter.fileLock.set('Lock-2026')
  await mountFiles({ adapter })
  await expect.element(dialog('Unlock the file center')).toBeVisible()
  await expect.element(entry()).not.toBeInTheDocument()
})
