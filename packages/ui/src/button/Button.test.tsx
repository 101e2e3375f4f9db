import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TrashIcon } from '../icons/mailIcons'
import { renderScene } from '../test/scene'
import { Button } from './Button'
import { IconButton } from './IconButton'

it('[IX-03] does its work on click, Enter and Space', async () => {
  const press = vi.fn()
  await renderScene(<Button onClick={press}>Archive</Button>)
  await page.getByRole('button', { name: 'Archive' }).click()
  await userEvent.keyboard('{Enter} ')
  expect(press).toHaveBeenCalledTimes(3)
})

it('[IX-03] does not submit a form unless told to', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  await renderScene(
    <form onSubmit={submit}>
      <Button>Help</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await page.getByRole('button', { name: 'Help' }).click()
  expect(submit).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Send' }).click()
  expect(submit).toHaveBeenCalledOnce()
})

it('[IX-03] ignores presses while busy, says so, and keeps focus', async () => {
  const press = vi.fn()
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  await renderScene(
    <form onSubmit={submit}>
      <Button busy type="submit" onClick={press}>
        Send
      </Button>
    </form>,
  )
  const button = page.getByRole('button', { name: 'Send' })
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  await expect.element(button).toHaveFocus()
})

it('[IX-03] names an icon button once and shows its name on focus', async () => {
  await renderScene(<IconButton label="Delete" shortcut="Del" icon={<TrashIcon />} />)
  await expect.element(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByText('Del', { exact: true })).toBeVisible()
})

it.each([
  [1280, 24],
  [375, 40],
])('[IX-03] is large enough to hit in a frame of %i px', async (width, least) => {
  await renderScene(
    <>
      <Button>Archive</Button>
      <IconButton label="Delete" icon={<TrashIcon />} />
    </>,
    { width },
  )
  for (const button of page.getByRole('button').elements()) {
    const box = button.getBoundingClientRect()
    expect(box.height).toBeGreaterThanOrEqual(least)
    expect(box.width).toBeGreaterThanOrEqual(least)
  }
})
