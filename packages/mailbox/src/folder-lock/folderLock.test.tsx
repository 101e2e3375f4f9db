import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, choose, folder, row, showMailbox } from '../stage/elements'
import { TagSettings } from '../tags/TagSettings'
import { FileLockSettings, FolderLockSettings } from './LockSettings'

const dialog = () => page.getByRole('dialog')
const password = () => dialog().getByRole('textbox', { name: 'Lock password' })
const withLock = {
  prepare: async ({ folders, folderLock, messages }: Awaited<ReturnType<typeof showMailbox>>['adapter']) => {
    const { messages: rows } = await messages.list({ folder: 'INBOX', offset: 0, limit: 1 })
    await messages.move({ folder: 'INBOX', uids: [rows[0]!.ref.uid] }, 'Receipts')
    await folderLock.set('Lock-2026')
    await folders.list()
  },
}

it('[LK-07] shows a lock on own folders only, and no counts', async () => {
  await showMailbox(withLock)
  await expect.element(folder(/Receipts/).getByRole('img', { name: 'Locked' })).toBeVisible()
  await expect.element(folder(/My folders/).getByRole('img', { name: 'Locked' })).toBeVisible()
  await expect.element(folder(/Inbox/)).toBeVisible()
  expect(page.getByRole('img', { name: 'Locked' }).elements()).toHaveLength(4)
})

it('[LK-06] [LK-07] asks for the password, keeps the folder shut for a wrong one, and opens it', async () => {
  await showMailbox(withLock)
  await folder(/Receipts/).click()
  await expect
    .element(dialog().getByText(/cannot be recovered\. Your administrator can cancel/))
    .toBeVisible()
  await password().fill('Wrong-2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('The password is wrong.')).toBeVisible()
  await expect.element(password()).toHaveFocus()
  await password().fill('Lock-2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(folder(/Receipts/)).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('row').first()).toBeVisible()
  expect(page.getByRole('img', { name: 'Locked' }).elements()).toHaveLength(0)
})

it('[LK-06] cancels the lock from the same dialog', async () => {
  const { adapter } = await showMailbox(withLock)
  await folder(/Projects/).hover()
  await choose('More for Projects', 'Unlock…')
  await dialog().getByRole('button', { name: 'Cancel the lock…' }).click()
  await password().fill('Lock-2026')
  await dialog().getByRole('button', { name: 'Cancel lock' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(() => adapter.folderLock.state()).toEqual({ isSet: false, isOpen: false })
})

it('[LK-08] an address of a locked folder shows that it is locked, and a way in', async () => {
  await showMailbox({ ...withLock, start: { kind: 'folder', folder: 'Receipts' } })
  await expect.element(page.getByText('This folder is locked')).toBeVisible()
  await button('Unlock').click()
  await password().fill('Lock-2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('row').first()).toBeVisible()
})

it('[LK-08] a lock that is set in another window closes the folders in this one', async () => {
  const { adapter } = await showMailbox()
  await expect.element(row(/Budget/)).toBeVisible()
  await adapter.control.colleague('alice').folderLock.set('Lock-2026')
  await expect.element(folder(/Receipts/).getByRole('img', { name: 'Locked' })).toBeVisible()
})

it('[SE-29] [LK-06] the tags of the settings ask for the password first, and come after it', async () => {
  await showMailbox({ ...withLock, beside: <TagSettings /> })
  await expect.element(dialog()).toBeVisible()
  await dialog().getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect.element(page.getByText('My folders are locked.')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Tags' })).not.toBeInTheDocument()
  await button('Unlock').first().click()
  await password().fill('Lock-2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: 'Tags' }).getByText('重要客户')).toBeVisible()
})

it('[LK-05] [ST-19] the settings have a lock of their own for the file center, beside that of the folders', async () => {
  const { adapter } = await showMailbox({
    ...withLock,
    beside: (
      <>
        <FolderLockSettings />
        <FileLockSettings />
      </>
    ),
  })
  const files = page.getByRole('region', { name: 'File center lock' })
  await expect.element(files.getByText('The file center is not locked.')).toBeVisible()
  await files.getByRole('textbox', { name: 'New lock password' }).fill('Files-2026')
  await files.getByRole('textbox', { name: 'Repeat the password' }).fill('Other-2026')
  await files.getByRole('button', { name: 'Lock the file center' }).click()
  await expect.element(files.getByText('The passwords are not the same.')).toBeVisible()
  await files.getByRole('textbox', { name: 'Repeat the password' }).fill('Files-2026')
  await files.getByRole('button', { name: 'Lock the file center' }).click()
  await expect.element(files.getByText('The file center is locked.', { exact: true })).toBeVisible()
  await expect.element(page.getByText('My folders are locked.', { exact: true })).toBeVisible()
  await files.getByRole('button', { name: 'Unlock' }).click()
  await password().fill('Files-2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(files.getByText('The file center is locked, and open in this session.')).toBeVisible()
  expect(await adapter.folderLock.state()).toEqual({ isSet: true, isOpen: false })
})
