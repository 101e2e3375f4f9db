import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScene } from '../test/scene'
import { SideArea } from './SideArea'
import { sideEntry } from './sideEntry'

const area = (current: string) => (
  <div style={{ blockSize: 200 }}>
    <SideArea
      label="Places"
      title={current}
      entries={['Personal disk', 'Organisation disk', 'Files in transit', 'Shared with others'].map(
        (name) => (
          <button key={name} type="button" {...sideEntry(name === current)}>
            {name}
          </button>
        ),
      )}
    >
      <p>What lies there</p>
    </SideArea>
  </div>
)
const box = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect()

it('[IX-03] says which place is shown, beside it', async () => {
  await renderScene(area('Personal disk'), { width: 900 })
  const current = page
    .getByRole('navigation', { name: 'Places' })
    .getByRole('button', { name: 'Personal disk' })
  await expect.element(current).toHaveAttribute('aria-current', 'page')
  const content = page.getByRole('region', { name: 'Personal disk' }).element().getBoundingClientRect()
  expect(content.left).toBeGreaterThanOrEqual(box('Personal disk').right)
})

it('[IX-03] has its places in a row where it is narrow, and the one that is shown in view', async () => {
  await renderScene(area('Shared with others'), { width: 320 })
  expect(box('Files in transit').top).toBe(box('Shared with others').top)
  const frame = page.getByRole('navigation', { name: 'Places' }).element().getBoundingClientRect()
  // Browsers scroll by whole pixels.
  expect(Math.floor(box('Shared with others').right)).toBeLessThanOrEqual(frame.right)
  expect(box('Personal disk').left).toBeLessThan(frame.left)
})
