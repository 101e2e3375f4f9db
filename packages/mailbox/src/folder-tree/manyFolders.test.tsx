import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, folder, showMailbox } from '../stage/elements'
import { manyFolders } from '../stage/manyFolders'

/** A folder by its id: the regions have orders of the same names. */
const node = (id: string) => document.querySelector<HTMLElement>(`[data-node-id="${id}"]`)
const isThere = (id: string) => () => node(id) !== null
const focusedId = () => (document.activeElement as HTMLElement).dataset.nodeId

const toInbox = () => (folder(/Inbox/).element() as HTMLElement).focus()

async function showMany(start?: Parameters<typeof showMailbox>[0]) {
  const shown = await showMailbox({ before: manyFolders, ...start })
  const parts = shown.adapter.folders.parts!
  const asked = {
    list: vi.spyOn(shown.adapter.folders, 'list'),
    below: vi.spyOn(parts, 'below'),
    first: vi.spyOn(parts, 'first'),
  }
  await expect.element(folder('Region 4')).toBeInTheDocument()
  return { ...shown, asked }
}

it('[FL-01] [T40] of many folders those are asked for whose branch is opened, by the mouse and by keys', async () => {
  const { asked } = await showMany()
  await expect.element(folder('Region 4')).toHaveAttribute('aria-expanded', 'false')
  expect(isThere('Region 4/Order 1')()).toBe(false)
  await userEvent.click(folder('Region 4').element().querySelector('[data-chevron]')!)
  await expect.poll(isThere('Region 4/Order 1')).toBe(true)
  await expect.element(folder('Region 4')).toHaveAttribute('aria-expanded', 'true')
  ;(folder('Region 3').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(isThere('Region 3/Order 1')).toBe(true)
  await userEvent.keyboard('{ArrowRight}')
  expect(focusedId()).toBe('Region 3/Order 1')
  expect(asked.below.mock.calls.map(([parent]) => parent)).toEqual(['Region 4', 'Region 3'])
  expect(asked.list).not.toHaveBeenCalled()
})

it('[FL-01] [T40] a branch of which only some are known ends with a line that brings the others', async () => {
  await showMany({ start: { kind: 'folder', folder: 'Region 2/Order 7' } })
  await expect.poll(isThere('Region 2/Order 7')).toBe(true)
  toInbox()
  await userEvent.keyboard('more')
  await expect.element(folder('More folders')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  // Focus stands on the one that has come in the place of the line.
  await expect.poll(focusedId).toBe('Region 2/Order 8')
  expect(document.activeElement?.getAttribute('aria-setsize')).toBe('60')
})

it('[FL-01] [ER-03] folders that could not be brought are asked for again by the line that says so', async () => {
  const { adapter } = await showMany()
  adapter.control.fail({ kind: 'server', call: 'folders.below', times: 99 })
  toInbox()
  await userEvent.keyboard('{End}{ArrowRight}')
  const failed = folder(/Failed, try again/)
  await expect.element(failed).toBeVisible()
  adapter.control.clearFailures()
  await failed.click()
  await expect.poll(isThere('Region 4/Order 1')).toBe(true)
  await expect.element(failed).not.toBeInTheDocument()
})

it('[FL-01] [T40] the folder that is open stands in the tree, with those above it, however far down', async () => {
  const { adapter, goTo } = await showMany({ start: { kind: 'folder', folder: 'Region 4/Order 55' } })
  await expect.poll(() => node('Region 4/Order 55')?.getAttribute('aria-selected')).toBe('true')
  expect(isThere('Region 4/Order 54')()).toBe(false)
  goTo({ kind: 'folder', folder: 'Region 3/Order 7' })
  await expect.poll(() => node('Region 3/Order 7')?.getAttribute('aria-selected')).toBe('true')
  // What is known is asked for again, and stays.
  await adapter.control.addFolder('Region 5')
  await button('Refresh folders').click()
  await expect.element(folder('Region 5')).toBeInTheDocument()
  expect([isThere('Region 4/Order 55')(), isThere('Region 3/Order 7')()]).toEqual([true, true])
})

type Before = NonNullable<NonNullable<Parameters<typeof showMailbox>[0]>['before']>

const flat: Before = async ({ control }) => {
  for (let order = 1; order <= 200; order += 1) await control.addFolder(`Order ${order}`)
}

it('[FL-01] the folder that is open is scrolled to, and who scrolls away is left alone', async () => {
  const { goTo } = await showMailbox({ before: flat, start: { kind: 'folder', folder: 'Order 150' } })
  await expect.element(folder('Order 150')).toBeInViewport({ ratio: 1 })
  const pane = page.getByRole('navigation', { name: 'Folders' }).element()
  pane.scrollTop = 0
  await button('Refresh folders').click()
  await expect.element(folder(/Inbox/)).toBeInViewport()
  expect(pane.scrollTop).toBe(0)
  goTo({ kind: 'folder', folder: 'Order 57' })
  await expect.element(folder('Order 57')).toBeInViewport({ ratio: 1 })
  // Seen below the buttons, which stay where they are.
  const isUncovered = () => {
    const { left, top } = folder('Order 57').element().getBoundingClientRect()
    return folder('Order 57')
      .element()
      .contains(document.elementFromPoint(left + 30, top + 2))
  }
  expect(isUncovered()).toBe(true)
  goTo({ kind: 'folder', folder: 'INBOX' })
  await expect.element(folder(/Inbox/)).toBeInViewport({ ratio: 1 })
})

it('[FL-01] [T40] where hundreds are at the top, the others come when the end is seen', async () => {
  const { adapter } = await showMailbox({ before: flat })
  const below = vi.spyOn(adapter.folders.parts!, 'below')
  await expect.element(folder('Order 1').first()).toBeVisible()
  await page.getByRole('button', { name: 'Refresh folders' }).click()
  expect(below).not.toHaveBeenCalled()
  toInbox()
  await userEvent.keyboard('{End}')
  await expect.poll(() => below.mock.calls.length).toBe(1)
  await expect
    .poll(() => document.querySelector('[role="treeitem"][aria-level="2"]')?.getAttribute('aria-setsize'))
    .toBe('202')
  await expect.poll(focusedId).toMatch(/^Order \d+$/)
})
