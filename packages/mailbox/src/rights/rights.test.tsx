import type { ShareLevel } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, folder, row, showMailbox } from '../stage/elements'
import { visitShared } from '../stage/visitShared'

const onlyRead = 'You may only read in this shared mailbox.'
const noWriting = 'You may not write messages in this shared mailbox.'
const mail = () => row(/For the whole team/)
const toolbar = () => page.getByRole('toolbar', { name: 'Actions for this message' })

async function visit(level: ShareLevel) {
  const shown = await showMailbox({ before: (adapter) => visitShared(adapter, level) })
  await expect.element(mail()).toBeVisible()
  return shown
}

it('[CO-17] [ST-16] who may only read is offered nothing that changes mails, and learns why', async () => {
  const { adapter, calls } = await visit('readOnly')
  await expect.element(button('New message')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('New message')).toHaveAccessibleDescription(noWriting)
  await mail().click({ button: 'right' })
  await expect.element(page.getByRole('menuitem', { name: 'Open' })).toBeVisible()
  expect(page.getByRole('menuitem').elements()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await page.getByRole('checkbox', { name: /For the whole team/ }).click()
  await expect.element(button(onlyRead)).toBeVisible()
  expect(page.getByRole('button', { name: /^(Mark as|Tags|Move to|Pin|Delete)$/ }).elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await mail().click()
  await button(onlyRead).click()
  await expect.element(page.getByRole('status').getByText(onlyRead)).toBeVisible()
  const offered = /^(Reply|Reply all|Forward|Mark as|Move to|Delete)$/
  await expect
    .element(button(/^(Flag this message|Choose a flag|Add a note|Create event)$/))
    .not.toBeInTheDocument()
  expect(toolbar().getByRole('button', { name: offered }).elements()).toEqual([])
  expect(calls.setState).not.toHaveBeenCalled()
  const [kept] = (await adapter.messages.list({ folder: 'INBOX', offset: 0, limit: 1 })).messages
  expect(kept?.state.isRead).toBe(false)
})

it('[CO-17] [ST-16] who may put in order does so, and learns why there is nothing to write with', async () => {
  const { calls } = await visit('readWrite')
  await mail().click()
  await expect.element(button(noWriting)).toBeVisible()
  await expect.element(toolbar().getByRole('button', { name: 'Mark as' })).toBeVisible()
  expect(
    toolbar()
      .getByRole('button', { name: /^(Reply|Reply all|Forward)$/ })
      .elements(),
  ).toEqual([])
  await expect.poll(() => calls.setState).toHaveBeenCalled()
})

it('[CO-17] the keyboard reaches the button that cannot be pressed, and reads why', async () => {
  await visit('readOnly')
  await userEvent.tab()
  await expect.element(button('New message')).toHaveFocus()
  await expect.element(page.getByText(noWriting)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(page.getByText(noWriting).elements()).toHaveLength(1)
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument()
})

it('[CO-17] folders are changed by nobody who may only read', async () => {
  await visit('readOnly')
  await expect.element(folder(/Drafts/)).toBeVisible()
  await expect.element(button('New folder')).not.toBeInTheDocument()
  await expect.element(button(/^More for/)).not.toBeInTheDocument()
  await folder(/Drafts/).click({ button: 'right' })
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

it.each([
  { level: 'readOnly', is: 'by nobody who may only read' },
  { level: 'readWrite', is: 'by whoever may put them in order' },
] as const)('[CO-17] [FL-06] mails and folders are picked up $is', async ({ level }) => {
  const before = async (adapter: MemoryAdapter) => {
    await adapter.control.ready()
    await adapter.control.colleague('bob').folders.create({ name: 'Rotas' })
    await visitShared(adapter, level)
  }
  await showMailbox({ before })
  const isFree = String(level === 'readWrite')
  await expect.element(mail()).toHaveAttribute('draggable', isFree)
  await expect.element(folder('Rotas')).toBeVisible()
  expect(String(folder('Rotas').element().matches('[draggable="true"]'))).toBe(isFree)
})
