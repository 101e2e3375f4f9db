import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/Button'
import { renderScene } from '../test/scene'
import { Tooltip } from './Tooltip'

const scene = (
  <Tooltip label="Only you see this" says="description">
    <button type="button">Remark</button>
  </Tooltip>
)

it('[WCAG 1.4.13] shows on hover, stays while the pointer is on it, and goes with Escape', async () => {
  await renderScene(scene)
  const button = page.getByRole('button', { name: 'Remark' })
  const tooltip = page.getByRole('tooltip', { name: 'Only you see this' })
  await button.hover()
  await expect.element(tooltip).toBeVisible()
  await tooltip.hover()
  await expect.element(tooltip).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip).not.toBeInTheDocument()
})

it('[IX-03] describes its control while it shows, and opens inside the frame', async () => {
  await renderScene(scene)
  await userEvent.tab()
  await expect.element(page.getByRole('button')).toHaveAccessibleDescription('Only you see this')
  expect(page.getByTestId('popups').element()).toContainElement(page.getByRole('tooltip').element())
})

it('[IX-03] goes when its control is pressed', async () => {
  await renderScene(scene)
  const button = page.getByRole('button', { name: 'Remark' })
  await button.hover()
  await expect.element(page.getByRole('tooltip')).toBeVisible()
  await button.click()
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
})

it('[IX-03] says after a tap why a control does nothing, until the next one', async () => {
  await renderScene(
    <Tooltip label="You may only read here">
      <Button aria-disabled aria-description="You may only read here">
        Write
      </Button>
    </Tooltip>,
  )
  const button = page.getByRole('button', { name: 'Write' })
  const words = page.getByText('You may only read here')
  tap(button.element())
  await expect.element(words).toBeVisible()
  button.element().dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))
  await expect.element(words).not.toBeInTheDocument()
})

it('[IX-03] says nothing after a tap on a control that does something', async () => {
  await renderScene(scene)
  vi.useFakeTimers()
  tap(page.getByRole('button').element())
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
})

/** What a browser tells of a finger that goes down and up again. */
function tap(target: Element) {
  for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout'])
    target.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }))
}
