import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/Button'
import { renderInShadow, renderScene } from '../test/scene'
import { ContextMenu } from './ContextMenu'
import { Menu } from './Menu'
import type { MenuEntry } from './MenuEntry'

const chosen = vi.fn()
const entries: MenuEntry[] = [
  { label: 'Reply', shortcut: 'R', onSelect: () => chosen('reply') },
  { label: 'Forward', onSelect: () => chosen('forward') },
  { label: 'Spam', disabled: true, onSelect: () => chosen('spam') },
  { kind: 'separator' },
  { kind: 'check', label: 'Flagged', checked: true, onCheckedChange: (checked) => chosen(checked) },
  {
    kind: 'branch',
    label: 'Move to',
    entries: [{ label: 'Archive', onSelect: () => chosen('archive') }],
  },
  { label: 'Delete', tone: 'danger', onSelect: () => chosen('delete') },
]
const menu = <Menu trigger={<Button>More</Button>} entries={entries} />

const item = (name: string) => page.getByRole('menuitem', { name })

it('[IX-03] opens under its button, is named after it, and starts at the first line', async () => {
  await renderScene(menu)
  const button = page.getByRole('button', { name: 'More' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect.element(page.getByRole('menu', { name: 'More' })).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(item('Reply')).toHaveFocus()
  expect(page.getByTestId('popups').element()).toContainElement(page.getByRole('menu').element())
})

it('[IX-03] moves by arrows, Home, End and letters, skips what is disabled, and turns around at the ends', async () => {
  await renderScene(menu)
  page.getByRole('button', { name: 'More' }).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Reply')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'Flagged' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(item('Delete')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Reply')).toHaveFocus()
  await userEvent.keyboard('f')
  await expect.element(item('Forward')).toHaveFocus()
})

it('[IX-03] does what was chosen, closes, and gives focus back', async () => {
  chosen.mockClear()
  await renderScene(menu)
  const button = page.getByRole('button', { name: 'More' })
  await button.click()
  await item('Forward').click()
  expect(chosen).toHaveBeenCalledWith('forward')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

it('[IX-03] closes by Escape, by its button, and by a press elsewhere', async () => {
  await renderScene(
    <>
      {menu}
      <p>Elsewhere</p>
    </>,
  )
  const button = page.getByRole('button', { name: 'More' })
  await button.click()
  await expect.element(item('Reply')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await button.click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await button.click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await button.click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.click(document.body, { position: { x: 5, y: 5 } })
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

it('[IX-03] opens a submenu by arrow and goes back by arrow', async () => {
  chosen.mockClear()
  await renderScene(menu)
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(item('Reply')).toHaveFocus()
  await userEvent.keyboard('m')
  await expect.element(item('Move to')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(item('Archive')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(item('Move to')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(item('Archive')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenCalledWith('archive')
})

it('[IX-03] tells whether a line is ticked, and ticks it', async () => {
  chosen.mockClear()
  await renderScene(menu)
  await page.getByRole('button', { name: 'More' }).click()
  const flagged = page.getByRole('menuitemcheckbox', { name: 'Flagged' })
  await expect.element(flagged).toHaveAttribute('aria-checked', 'true')
  await flagged.click()
  expect(chosen).toHaveBeenCalledWith(false)
})

it('[EM-03] moves by arrows inside a shadow root too', async () => {
  const shadow = await renderInShadow(menu)
  shadow.querySelector('button')?.focus()
  await userEvent.keyboard('{Enter}')
  const focused = () => shadow.activeElement?.textContent ?? ''
  await expect.poll(focused).toContain('Reply')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toContain('Forward')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toContain('Flagged')
  await userEvent.keyboard('{Escape}')
  await expect.poll(focused).toContain('More')
  expect(shadow.querySelector('[role="menu"]')).toBeNull()
})

it('[ML-30] opens at the pointer with lines for what was pressed', async () => {
  chosen.mockClear()
  await renderScene(
    <ContextMenu
      label="Message"
      entries={(target) => [
        { label: `Open ${target.textContent}`, onSelect: () => chosen(target.textContent) },
      ]}
    >
      <p>Budget</p>
      <p>Minutes</p>
    </ContextMenu>,
  )
  await page.getByText('Minutes').click({ button: 'right', position: { x: 10, y: 5 } })
  const opened = page.getByRole('menu', { name: 'Message' })
  await expect.element(opened).toBeVisible()
  const text = page.getByText('Minutes', { exact: true }).element().getBoundingClientRect()
  const box = opened.element().getBoundingClientRect()
  expect(Math.abs(box.left - (text.left + 10))).toBeLessThan(12)
  await item('Open Minutes').click()
  expect(chosen).toHaveBeenCalledWith('Minutes')
  await expect.element(opened).not.toBeInTheDocument()
})

it('[IX-03] leaves the browser its own menu where there are no lines', async () => {
  await renderScene(
    <ContextMenu label="Message" entries={() => undefined}>
      <p>Budget</p>
    </ContextMenu>,
  )
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 5, clientY: 5 })
  page.getByText('Budget').element().dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
})
