import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, dialog, fileOf, mark, namesIn, row } from '../test/elements'
import { mountFiles } from '../test/mountFiles'

const top = { place: 'personal' } as const

it('[FC-01] goes through three places and into folders, and back by the path', async () => {
  const adapter = createMemoryAdapter()
  const outer = await adapter.disk.makeFolder('Projects', top)
  const inner = await adapter.disk.makeFolder('施工图', { ...top, folderId: outer.id })
  await adapter.disk.store(fileOf('plan.pdf'), { ...top, folderId: inner.id })
  const { onGo } = await mountFiles({ adapter })
  await button('Open the folder Projects').click()
  await button('Open the folder 施工图').click()
  await expect.element(row(/plan\.pdf/)).toBeVisible()
  const path = page.getByRole('navigation', { name: 'Path' })
  await expect
    .element(path.getByRole('button', { name: '施工图' }))
    .toHaveAttribute('aria-current', 'location')
  await path.getByRole('button', { name: 'Projects' }).click()
  await expect.element(row(/施工图/)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Places' })
    .getByRole('button', { name: 'Organisation disk' })
    .click()
  await expect.element(row(/Travel policy/)).toBeVisible()
  await expect.element(button('Upload')).not.toBeInTheDocument()
  await button('Transit').click()
  await expect.element(page.getByText('Nothing lies in transit.')).toBeVisible()
  expect(onGo.mock.calls.map(([to]) => to)).toEqual([
    { ...top, folderId: outer.id },
    { ...top, folderId: inner.id },
    { ...top, folderId: outer.id },
    { place: 'company' },
    { place: 'transit' },
  ])
})

it('[FC-01] shows twenty rows, and asks for the next page when it is wanted', async () => {
  const adapter = createMemoryAdapter()
  for (let count = 10; count < 32; count += 1) await adapter.disk.store(fileOf(`file-${count}.txt`), top)
  const list = vi.spyOn(adapter.disk, 'list')
  await mountFiles({ adapter })
  await expect.element(row(/file-29/)).toBeInTheDocument()
  expect(row(/file-/).elements()).toHaveLength(20)
  expect(list.mock.calls.every(([{ offset }]) => offset === 0)).toBe(true)
  await mark('file-10.txt').click()
  await button('Next page').click()
  await expect.element(row(/file-31/)).toBeVisible()
  expect(row(/file-/).elements()).toHaveLength(2)
  await expect.element(page.getByText(/selected/)).not.toBeInTheDocument()
})

it('[FC-02] goes a page back when its last files are gone', async () => {
  const adapter = createMemoryAdapter()
  for (let count = 10; count < 31; count += 1) await adapter.disk.store(fileOf(`file-${count}.txt`), top)
  await mountFiles({ adapter })
  await button('Next page').click()
  await mark('file-30.txt').click()
  await button('Delete').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(row(/file-10/)).toBeVisible()
})

it('[FC-01] makes a folder; a name that is not taken is said, and stays', async () => {
  const { adapter } = await mountFiles()
  await button('New folder').click()
  const name = dialog('New folder').getByRole('textbox', { name: 'Name of the folder' })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Please enter a name.')).toBeVisible()
  await name.fill('一二三四五六七八九十一二三四五六七八九十一')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The name has at most 20 characters.')).toBeVisible()
  adapter.control.fail({ kind: 'conflict', call: 'disk.makeFolder', details: { detail: 'Taken.' } })
  await name.fill('Projects')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Taken.')).toBeVisible()
  await expect.element(name).toHaveValue('Projects')
  await userEvent.keyboard('{Enter}')
  await expect.element(row(/Projects/)).toBeVisible()
  expect(await namesIn(adapter, top)).toEqual(['Projects'])
})

it('[FC-02] says how full the disk is', async () => {
  const adapter = createMemoryAdapter()
  await adapter.disk.store(fileOf('plan.pdf', 1024 ** 2), top)
  await mountFiles({ adapter })
  await expect
    .element(page.getByRole('progressbar', { name: 'Space used' }))
    .toHaveAttribute('aria-valuetext', '1.00 MB of 500.00 MB')
})

it('[FC-01] a folder that is gone, a fault and a missing connection are said, with a way on', async () => {
  const adapter = createMemoryAdapter()
  adapter.control.fail({ kind: 'server', call: 'disk.list' })
  await mountFiles({ adapter, folderId: 'gone' })
  await expect.element(page.getByText('The files could not be loaded.')).toBeVisible()
  await button('Try again').click()
  await expect.element(page.getByText('This folder is no longer here.')).toBeVisible()
  await button('To the top').click()
  await expect.element(page.getByText('There is nothing here yet.')).toBeVisible()
  adapter.control.fail({ kind: 'offline', call: 'disk.list' })
  await button('Transit').click()
  await expect.element(page.getByText('You are offline.')).toBeVisible()
})

it('[FC-01] where one only works with the mails of somebody else, their files are not asked for', async () => {
  const adapter = createMemoryAdapter()
  vi.spyOn(adapter.shares, 'rights').mockResolvedValue({
    ...{ isShared: true, mayRead: true, maySend: true, mayManage: false },
  })
  await mountFiles({ adapter })
  await expect.element(page.getByText('The files of this mailbox are its owner’s alone.')).toBeVisible()
  await expect.element(button('Upload')).not.toBeInTheDocument()
})
