import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button } from '../test/elements'
import { mountComposer } from '../test/mountComposer'
import { readyMail } from '../test/readyMail'

const dialog = (name: string) => page.getByRole('dialog', { name })
const lockWindow = () => dialog('Unlock the file center')
const password = () => page.getByRole('dialog').getByRole('textbox', { name: 'Lock password' })
const files = () => page.getByRole('tab', { name: 'Personal disk' })

/** A mail being written by somebody whose file center is locked. */
async function behindLock() {
  const adapter = createMemoryAdapter()
  await adapter.disk.store(new File(['plan'], 'plan.pdf'), { place: 'personal' })
  await adapter.fileLock.set('Lock-2026')
  const list = vi.spyOn(adapter.disk, 'list')
  await mountComposer({ adapter, start: readyMail })
  await button('Online attachments').click()
  await expect.element(lockWindow()).toBeVisible()
  return { adapter, list }
}

it('[LK-05] [LK-06] asks for the lock password first, says what a forgotten one means, and opens the files after it', async () => {
  const { list } = await behindLock()
  await expect
    .element(lockWindow().getByText(/cannot be recovered\. Your administrator can cancel/))
    .toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(lockWindow().getByText('Please enter the lock password.')).toBeVisible()
  await password().fill('Wrong-2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(lockWindow().getByText('The password is wrong.')).toBeVisible()
  await expect.element(password()).toHaveFocus()
  expect(list).not.toHaveBeenCalled()
  await password().fill('Lock-2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(lockWindow()).not.toBeInTheDocument()
  await files().click()
  await expect.element(page.getByRole('button', { name: /^plan\.pdf/ })).toBeVisible()
})

it('[LK-06] cancels the lock from the same window, and opens the files after it', async () => {
  const { adapter } = await behindLock()
  await lockWindow().getByRole('button', { name: 'Cancel the lock…' }).click()
  await expect.element(dialog('Cancel the file center lock')).toBeVisible()
  await password().fill('Lock-2026')
  await page.getByRole('button', { name: 'Cancel lock' }).click()
  await expect.element(files()).toBeVisible()
  expect(await adapter.fileLock.state()).toEqual({ isSet: false, isOpen: false })
})

it('[LK-05] opens nothing when the window is left, and asks again the next time', async () => {
  const { list } = await behindLock()
  await userEvent.keyboard('{Escape}')
  await expect.element(lockWindow()).not.toBeInTheDocument()
  await expect.element(files()).not.toBeInTheDocument()
  await expect.element(button('Online attachments')).toHaveFocus()
  await button('Online attachments').click()
  await expect.element(lockWindow()).toBeVisible()
  expect(list).not.toHaveBeenCalled()
})

it('[LK-05] asks once in a session', async () => {
  await behindLock()
  await password().fill('Lock-2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(files()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect.element(files()).not.toBeInTheDocument()
  await button('Online attachments').click()
  await expect.element(files()).toBeVisible()
})

it('[LK-08] the files that are shown go away when the lock is set in another window', async () => {
  const adapter = createMemoryAdapter()
  await adapter.disk.store(new File(['plan'], 'plan.pdf'), { place: 'personal' })
  await mountComposer({ adapter, start: readyMail })
  await button('Online attachments').click()
  await files().click()
  await expect.element(page.getByRole('button', { name: /^plan\.pdf/ })).toBeVisible()
  await adapter.fileLock.set('Lock-2026')
  await expect.element(lockWindow()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^plan\.pdf/ })).not.toBeInTheDocument()
})
