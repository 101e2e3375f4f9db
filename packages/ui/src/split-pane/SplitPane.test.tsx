import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScene } from '../test/scene'
import { SplitPane, type SplitPaneProps } from './SplitPane'

const split = (props: Partial<SplitPaneProps> = {}) => (
  <div style={{ blockSize: 100, inlineSize: 400 }}>
    <SplitPane
      label="Width of the folder list"
      first={<p>Folders</p>}
      second={<p>Messages</p>}
      defaultSize={100}
      min={60}
      max={180}
      {...props}
    />
  </div>
)
const bar = () => page.getByRole('separator', { name: 'Width of the folder list' })

it('[IX-03] resizes by arrows, farther with Shift, and stops at its ends', async () => {
  const commit = vi.fn()
  await renderScene(split({ onSizeCommit: commit }))
  await expect.element(bar()).toHaveAttribute('aria-valuenow', '100')
  bar().element().focus()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
  await expect.element(bar()).toHaveAttribute('aria-valuenow', '148')
  expect(page.getByText('Folders').element().parentElement?.getBoundingClientRect().width).toBe(148)
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(bar()).toHaveAttribute('aria-valuenow', '180')
  await userEvent.keyboard('{Home}')
  expect(commit).toHaveBeenLastCalledWith(60)
})

it('[IX-03] resizes by dragging and goes back to its default by a double click', async () => {
  const commit = vi.fn()
  await renderScene(split({ onSizeCommit: commit }))
  await userEvent.dragAndDrop(bar(), page.getByText('Messages'), { targetPosition: { x: 30, y: 5 } })
  expect(commit).toHaveBeenCalled()
  const dragged = Number(bar().element().getAttribute('aria-valuenow'))
  expect(dragged).toBeGreaterThan(110)
  await bar().dblClick()
  await expect.element(bar()).toHaveAttribute('aria-valuenow', '100')
})

it('[IX-03] sizes the second pane, one above the other', async () => {
  await renderScene(split({ direction: 'column', sized: 'second', defaultSize: 60, min: 20 }))
  await expect.element(bar()).toHaveAttribute('aria-orientation', 'horizontal')
  bar().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(bar()).toHaveAttribute('aria-valuenow', '52')
})
