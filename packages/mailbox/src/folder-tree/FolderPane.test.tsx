import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, folder, row, showMailbox, tab } from '../stage/elements'

it('[FL-01] shows the default folders, then those of the reader below one heading', async () => {
  await showMailbox()
  await expect.element(folder('North')).toBeVisible()
  const names = page
    .getByRole('treeitem')
    .elements()
    .map((each) => each.querySelector('span:nth-of-type(3)')?.textContent)
  const levels = page
    .getByRole('treeitem')
    .elements()
    .map((each) => each.getAttribute('aria-level'))
  expect(names.slice(0, 6)).toEqual(['Inbox', 'Drafts', 'Sent', 'Archive', 'Spam', 'Trash'])
  expect(levels).toEqual(['1', '1', '1', '1', '1', '1', '1', '2', '3', '2'])
  await expect.element(folder('My folders')).toHaveAttribute('aria-expanded', 'true')
})

it('[FL-01] counts unread mail, and drafts; nothing for none', async () => {
  await showMailbox()
  await expect.element(folder('Inbox 2 unread messages')).toBeVisible()
  await expect.element(folder('Drafts 1 draft')).toBeVisible()
  await expect.element(page.getByRole('treeitem', { name: 'Sent', exact: true })).toBeVisible()
})

it('[FL-01] [RD-14] counts down when a mail is opened', async () => {
  await showMailbox()
  await row(/Budget/).click()
  await expect.element(folder('Inbox 1 unread message')).toBeVisible()
})

it('[FL-01] has a lock on locked folders', async () => {
  await showMailbox({ prepare: withLockedProjects })
  await expect.element(folder(/Projects/).getByRole('img', { name: 'Locked' })).toBeVisible()
})

it('[FL-01] keeps the folder selected while a mail of it is read', async () => {
  await showMailbox()
  await row(/Lunch/).click()
  await expect.element(tab('Lunch on Thursday?')).toHaveAttribute('aria-selected', 'true')
  await expect.element(folder(/Inbox/)).toHaveAttribute('aria-selected', 'true')
})

it('[FL-07] opens one composer for two eager presses', async () => {
  await showMailbox()
  const compose = button('New message')
  await compose.dblClick()
  await expect.element(page.getByRole('textbox', { name: 'Subject' })).toBeVisible()
  expect(page.getByRole('tab').elements()).toHaveLength(2)
  await expect.element(compose).toBeDisabled()
  await expect.element(compose).toBeEnabled()
})

it('[IX-03] is one stop for Tab and is used by arrows and Enter', async () => {
  await showMailbox()
  await expect.element(folder(/Inbox/)).toBeVisible()
  const stops = page
    .getByRole('treeitem')
    .elements()
    .filter((each) => (each as HTMLElement).tabIndex === 0)
  expect(stops).toHaveLength(1)
  ;(stops[0] as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(row(/Plan for spring/)).toBeVisible()
})

it('[FL-01] keeps a branch closed that the reader has closed, also when folders come', async () => {
  const { adapter } = await showMailbox()
  await expect.element(folder('North')).toBeVisible()
  ;(folder('Projects').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await adapter.control.addFolder('Receipts/2026')
  await expect.element(folder('2026')).toBeVisible()
  await expect.element(folder('North')).not.toBeInTheDocument()
})

it('[ER-03] says that the folders could not be loaded, and tries again', async () => {
  const { adapter } = await showMailbox({
    prepare: ({ control }) => control.fail({ kind: 'server', call: 'folders.first', times: 99 }),
  })
  const failure = page.getByRole('navigation', { name: 'Folders' }).getByRole('alert')
  await expect.element(failure.getByText(/The folders could not be loaded/)).toBeVisible()
  adapter.control.clearFailures()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect.element(folder(/Inbox/)).toBeVisible()
})

async function withLockedProjects({ folders }: Awaited<ReturnType<typeof showMailbox>>['adapter']) {
  const all = await folders.list()
  vi.spyOn(folders.parts!, 'first').mockResolvedValue({
    folders: all.map((each) => (each.id === 'Projects' ? { ...each, isLocked: true } : each)),
    hasMore: false,
  })
}
