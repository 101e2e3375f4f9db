import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, dialog, fileOf, row } from '../test/elements'
import { mountFiles } from '../test/mountFiles'

const top = { place: 'personal' } as const
const unlock = () => dialog('Unlock the file center')
const password = () => page.getByRole('dialog').getByRole('textbox', { name: 'Lock password' })

/** A locked file center; a folder of it is wanted. */
async function locked() {
  const adapter = createMemoryAdapter()
  const folder = await adapter.disk.makeFolder('Projects', top)
  await adapter.disk.store(fileOf('plan.pdf'), { ...top, folderId: folder.id })
  await adapter.fileLock.set('Lock-2026')
  const list = vi.spyOn(adapter.disk, 'list')
  await mountFiles({ adapter, folderId: folder.id })
  await expect.element(unlock()).toBeVisible()
  return { adapter, list }
}

it('[LK-05] asks for the lock password first, and then shows the folder that was wanted', async () => {
  const { list } = await locked()
  await password().fill('Wrong-2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The password is wrong.')).toBeVisible()
  expect(list).not.toHaveBeenCalled()
  await password().fill('Lock-2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(row(/plan\.pdf/)).toBeVisible()
})

it('[LK-05] says that it is locked when the window is left, with a way in', async () => {
  const { list } = await locked()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('The file center is locked.')).toBeVisible()
  expect(list).not.toHaveBeenCalled()
  await button('Unlock').click()
  await password().fill('Lock-2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(row(/plan\.pdf/)).toBeVisible()
})

it('[LK-06] cancels the lock from the same window', async () => {
  const { adapter } = await locked()
  await unlock().getByRole('button', { name: 'Cancel the lock…' }).click()
  await password().fill('Lock-2026')
  await page.getByRole('button', { name: 'Cancel lock' }).click()
  await expect.element(row(/plan\.pdf/)).toBeVisible()
  expect(await adapter.fileLock.state()).toEqual({ isSet: false, isOpen: false })
})

it('[LK-05] [LK-08] the files go away when the lock is set in another window', async () => {
  const adapter = createMemoryAdapter()
  await adapter.disk.store(fileOf('plan.pdf'), top)
  await mountFiles({ adapter })
  await expect.element(row(/plan\.pdf/)).toBeVisible()
  await adapter.fileLock.set('Lock-2026')
  await expect.element(unlock()).toBeVisible()
  await expect.element(row(/plan\.pdf/)).not.toBeInTheDocument()
})
