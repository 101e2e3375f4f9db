import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
