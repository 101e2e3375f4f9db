import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/Button'
import { Field } from '../field/Field'
import { TextInput } from '../inputs/TextInput'
import { Menu } from '../menu/Menu'
import { renderInShadow, renderScene } from '../test/scene'
import { ConfirmDialog } from './ConfirmDialog'
import { Dialog } from './Dialog'

function Scene() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>New folder</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Name the folder"
        description="It appears under the inbox."
        closeLabel="Close"
        footer={<Button variant="primary">Create</Button>}
      >
        <Field label="Name">
          <TextInput />
        </Field>
        <Menu trigger={<Button>Colour</Button>} entries={[{ label: 'Red', onSelect: () => {} }]} />
      </Dialog>
    </>
  )
}

const opener = () => page.getByRole('button', { name: 'New folder' })
const dialog = () => page.getByRole('dialog', { name: 'Name the folder' })

it('[IX-03] says its title and description, and puts focus on the first field', async () => {
  await renderScene(<Scene />)
  await opener().click()
  await expect.element(dialog()).toHaveAccessibleDescription('It appears under the inbox.')
  await expect.element(dialog()).toHaveAttribute('aria-modal', 'true')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

it('[IX-03] keeps Tab inside and gives focus back when Escape closes it', async () => {
  await renderScene(<Scene />)
  const button = opener().element()
  await opener().click()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('button', { name: 'Create' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(document.activeElement).toBe(button)
})

it('[IX-03] makes what lies behind inert while it is open, and only that', async () => {
  await renderScene(<Scene />)
  await opener().click()
  await expect.element(dialog()).toBeVisible()
  const content = page.getByTestId('content').element()
  expect(content).toHaveAttribute('inert')
  expect(document.querySelectorAll('[inert]')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(content).not.toHaveAttribute('inert')
})

it('[IX-03] closes by a press beside it, not by one inside or on a menu of its own', async () => {
  await renderScene(<Scene />)
  await opener().click()
  await page.getByRole('button', { name: 'Colour' }).click()
  await page.getByRole('menuitem', { name: 'Red' }).click()
  await expect.element(dialog()).toBeVisible()
  await page.getByText('It appears under the inbox.').click()
  await expect.element(dialog()).toBeVisible()
  await userEvent.click(dialog().element().parentElement as HTMLElement, { position: { x: 4, y: 4 } })
  await expect.element(dialog()).not.toBeInTheDocument()
})

it('[IX-03] closes the topmost thing only by Escape', async () => {
  await renderScene(<Scene />)
  await opener().click()
  await page.getByRole('button', { name: 'Colour' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Red' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(dialog()).toBeVisible()
})

it('[EM-03] works inside a shadow root: focus, Tab and Escape', async () => {
  const shadow = await renderInShadow(<Scene />)
  shadow.querySelector('button')?.focus()
  await userEvent.keyboard('{Enter}')
  const focused = () =>
    shadow.activeElement?.getAttribute('aria-label') ?? shadow.activeElement?.textContent ?? ''
  await expect.poll(() => shadow.activeElement?.tagName).toBe('INPUT')
  await userEvent.tab({ shift: true })
  await expect.poll(focused).toBe('Close')
  await userEvent.tab({ shift: true })
  await expect.poll(focused).toBe('Create')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => shadow.querySelector('[role="dialog"]')).toBeNull()
  await expect.poll(focused).toBe('New folder')
})

it('[IX-03] asks before it destroys: focus on Cancel, left only by an answer or Escape', async () => {
  const confirm = vi.fn()
  const change = vi.fn()
  await renderScene(
    <ConfirmDialog
      open
      onOpenChange={change}
      title="Delete 3 messages for ever?"
      confirmLabel="Delete for ever"
      cancelLabel="Keep"
      tone="danger"
      onConfirm={confirm}
    />,
  )
  const alert = page.getByRole('alertdialog', { name: 'Delete 3 messages for ever?' })
  await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus()
  await userEvent.click(alert.element().parentElement as HTMLElement, { position: { x: 4, y: 4 } })
  expect(change).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Delete for ever' }).click()
  expect(confirm).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Keep' }).click()
  expect(change).toHaveBeenCalledWith(false)
})

it('[IX-03] shows what goes with a question, and cannot be confirmed while that is open', async () => {
  const confirm = vi.fn()
  function Question() {
    const [folder, setFolder] = useState<string>()
    return (
      <ConfirmDialog
        open
        onOpenChange={() => {}}
        title="Where do its messages go?"
        confirmLabel="Move"
        cancelLabel="Cancel"
        disabled={folder === undefined}
        onConfirm={() => confirm(folder)}
      >
        <Button onClick={() => setFolder('Archive')}>To the archive</Button>
      </ConfirmDialog>
    )
  }
  await renderScene(<Question />)
  const answer = page.getByRole('button', { name: 'Move' })
  await expect.element(answer).toBeDisabled()
  await page.getByRole('button', { name: 'To the archive' }).click()
  await answer.click()
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Archive')
})

it('[IX-03] gives focus back past a menu whose line opened the dialog', async () => {
  function FromMenu() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Menu
          trigger={<Button>More</Button>}
          entries={[{ label: 'Rename', onSelect: () => setOpen(true) }]}
        />
        <Dialog open={open} onOpenChange={setOpen} title="Rename" closeLabel="Close" />
      </>
    )
  }
  await renderScene(<FromMenu />)
  const more = page.getByRole('button', { name: 'More' }).element()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Rename' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(more)
})
