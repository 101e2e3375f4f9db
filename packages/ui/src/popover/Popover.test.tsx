import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/Button'
import { Checkbox } from '../choice/Checkbox'
import { HoverCard } from '../hover-card/HoverCard'
import { renderScene } from '../test/scene'
import { Popover } from './Popover'

it('[IX-03] opens beside its button with focus inside, keeps Tab, and gives focus back', async () => {
  await renderScene(
    <Popover label="Filter" trigger={<Button>Filter</Button>}>
      <Checkbox>With attachment</Checkbox>
    </Popover>,
  )
  const button = page.getByRole('button', { name: 'Filter' })
  await button.click()
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await expect.element(panel).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByRole('checkbox')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('checkbox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

it('[IX-03] can be closed from inside', async () => {
  await renderScene(
    <Popover label="Filter" trigger={<Button>Filter</Button>}>
      {(close) => <Button onClick={close}>Apply</Button>}
    </Popover>,
  )
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('[ML-13] opens a card about what the pointer rests on, and keeps it while the pointer is on the card', async () => {
  await renderScene(
    <>
      <HoverCard trigger={<Button>Wang Xiaoming</Button>}>{() => <p>xiaoming@example.com</p>}</HoverCard>
      <p style={{ marginTop: 200 }}>Elsewhere</p>
    </>,
  )
  await page.getByRole('button', { name: 'Wang Xiaoming' }).hover()
  const card = page.getByText('xiaoming@example.com')
  await expect.element(card).toBeVisible()
  await card.hover()
  await expect.element(card).toBeVisible()
  await page.getByText('Elsewhere').hover()
  await expect.element(card).not.toBeInTheDocument()
})

it('[RD-06] closes the card when what it is about is pressed, so that it hides no neighbour', async () => {
  await renderScene(
    <HoverCard trigger={<Button>minutes.pdf</Button>}>
      {(close) => <Button onClick={close}>Preview</Button>}
    </HoverCard>,
  )
  const inside = page.getByRole('button', { name: 'Preview' })
  await page.getByRole('button', { name: 'minutes.pdf' }).hover()
  await expect.element(inside).toBeVisible()
  await page.getByRole('button', { name: 'minutes.pdf' }).click()
  await expect.element(inside).not.toBeInTheDocument()
})

it('[ML-13] opens a card about what the focus of keys rests on; the arrow goes into it, Escape back', async () => {
  await renderScene(
    <HoverCard trigger={<Button>Wang Xiaoming</Button>}>
      {() => <Button>Write to xiaoming@example.com</Button>}
    </HoverCard>,
  )
  await userEvent.tab()
  const inside = page.getByRole('button', { name: /Write to/ })
  await expect.element(inside).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Wang Xiaoming' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(inside).toHaveFocus()
  await userEvent.tab()
  await expect.element(inside).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(inside).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Wang Xiaoming' })).toHaveFocus()
})
