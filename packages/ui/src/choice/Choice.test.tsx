import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScene } from '../test/scene'
import { Checkbox } from './Checkbox'
import { SegmentedControl } from './SegmentedControl'
import { Switch } from './Switch'

it('[IX-03] ticks by its words and by Space', async () => {
  const change = vi.fn()
  await renderScene(<Checkbox onCheckedChange={change}>Remember me</Checkbox>)
  await page.getByText('Remember me').click()
  await expect.element(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  await userEvent.keyboard(' ')
  expect(change.mock.calls).toEqual([[true], [false]])
})

it('[IX-03] says when only some are selected', async () => {
  await renderScene(<Checkbox indeterminate aria-label="All messages" />)
  await expect.element(page.getByRole('checkbox', { name: 'All messages' })).toBePartiallyChecked()
})

it('[IX-03] is a switch to screen readers', async () => {
  const change = vi.fn()
  await renderScene(<Switch onCheckedChange={change}>Save to Sent</Switch>)
  await page.getByRole('switch', { name: 'Save to Sent' }).click()
  expect(change).toHaveBeenCalledWith(true)
})

it('[IX-03] chooses one of several by arrows, and names those that are only icons', async () => {
  const change = vi.fn()
  await renderScene(
    <SegmentedControl
      label="Looks"
      defaultValue="light"
      onValueChange={change}
      segments={[
        { value: 'light', label: 'Light', icon: '☼', iconOnly: true },
        { value: 'dark', label: 'Dark' },
      ]}
    />,
  )
  await expect.element(page.getByRole('radiogroup', { name: 'Looks' })).toBeVisible()
  page.getByRole('radio', { name: 'Light' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(change).toHaveBeenCalledWith('dark')
})

it('[IX-03] is large enough for a finger in a narrow frame', async () => {
  await renderScene(<Checkbox>Remember me</Checkbox>, { width: 375 })
  expect(
    page.getByText('Remember me').element().parentElement?.getBoundingClientRect().height,
  ).toBeGreaterThanOrEqual(40)
})
