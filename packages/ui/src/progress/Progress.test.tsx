import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Artwork, EmptyState } from '../empty-state/EmptyState'
import { Loading, Skeleton } from '../skeleton/Skeleton'
import { renderScene } from '../test/scene'
import { Progress } from './Progress'

it('[IX-03] says how far it has come, in words where figures are', async () => {
  await renderScene(<Progress label="Upload" value={3} max={12} valueText="3 of 12 MB" />)
  const bar = page.getByRole('progressbar', { name: 'Upload' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '3')
  await expect.element(bar).toHaveAttribute('aria-valuetext', '3 of 12 MB')
})

it('[IX-03] gives no figure when nobody knows how long it takes', async () => {
  await renderScene(<Progress label="Import" />)
  await expect.element(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
})

it('[IX-03] shows skeletons only after a while, under one name', async () => {
  await renderScene(
    <Loading label="Loading messages" afterMs={50}>
      <Skeleton />
    </Loading>,
  )
  const status = page.getByRole('status', { name: 'Loading messages' })
  expect(status.element().children).toHaveLength(0)
  await expect.poll(() => status.element().children.length).toBe(1)
})

it('[IX-03] says what to do where there is nothing, and hides the drawing from screen readers', async () => {
  await renderScene(
    <EmptyState
      artwork={<Artwork src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" />}
      title="No mail here yet."
      action={<button type="button">Refresh</button>}
    />,
  )
  await expect.element(page.getByText('No mail here yet.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
})

it('[IX-03] announces an error', async () => {
  await renderScene(<EmptyState kind="error" title="The list could not be loaded." />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('The list could not be loaded.')
})
