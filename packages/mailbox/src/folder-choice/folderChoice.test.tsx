import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, row, showMailbox } from '../stage/elements'
import { manyFolders } from '../stage/manyFolders'

const entry = (name: string) => page.getByRole('menuitem', { name, exact: true })
const dialog = () => page.getByRole('dialog', { name: 'Move to' })
const field = () => page.getByRole('combobox', { name: 'Find a folder' })
const chosen = () => dialog().getByRole('option', { selected: true })
const select = (subject: RegExp) => row(subject).getByRole('checkbox').click()

/** Makes so many folders beside those of the small company. */
const withFolders =
  (count: number) =>
  async ({ folders }: MemoryAdapter): Promise<void> => {
    for (let number = 1; number <= count; number += 1) await folders.create({ name: `Order ${number}` })
  }
const countIn = async ({ folders }: MemoryAdapter, id: string) =>
  (await folders.list()).find((folder) => folder.id === id)?.totalCount

it('[ML-06] of many folders the menu shows the default ones; the others are found by a part of their name, and the last ones are offered again', async () => {
  const { adapter } = await showMailbox({ prepare: withFolders(120) })
  await select(/Lunch/)
  await button('Move to').click()
  await expect.element(entry('Archive')).toBeVisible()
  expect(page.getByRole('menuitem').elements().length).toBeLessThan(10)
  await entry('Another folder…').click()
  await expect.element(field()).toHaveFocus()
  await expect.element(dialog().getByText(/^1\d\d folders The first 100 are shown\.$/)).toBeVisible()
  expect(dialog().getByRole('option').elements().length).toBe(100)
  await userEvent.type(field(), 'ord 117')
  await expect.element(dialog().getByRole('status')).toHaveTextContent('1 folder')
  await expect.element(chosen()).toHaveTextContent('Order 117')
  await userEvent.keyboard('{Enter}')
  await expect.element(row(/Lunch/)).not.toBeInTheDocument()
  expect(await countIn(adapter, 'Order 117')).toBe(1)
  await button('Undo').click()
  await select(/Lunch/)
  await button('Move to').click()
  await entry('Order 117').click()
  await expect.poll(() => countIn(adapter, 'Order 117')).toBe(1)
})

it('[ML-06] folders are chosen by keys alone, from one end to the other; who leaves has moved nothing', async () => {
  const { adapter, calls } = await showMailbox({ prepare: withFolders(120) })
  await select(/Lunch/)
  await button('Move to').click()
  await entry('Another folder…').click()
  await expect.element(field()).toHaveFocus()
  const first = chosen().element().textContent
  await userEvent.keyboard('{ArrowUp}')
  const lines = () => dialog().getByRole('option').elements()
  await expect.poll(() => lines().indexOf(chosen().element())).toBe(99)
  await expect.element(chosen()).toBeInViewport()
  expect(field().element().getAttribute('aria-activedescendant')).toBe(chosen().element().id)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(chosen()).toHaveTextContent(first)
  await userEvent.keyboard('{PageDown}{PageDown}')
  await expect.poll(() => lines().indexOf(chosen().element())).toBe(16)
  await userEvent.type(field(), 'nowhere')
  await expect.element(dialog().getByRole('status')).toHaveTextContent('No folder has this name.')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(calls.move).not.toHaveBeenCalled()
  await expect.element(row(/Lunch/).getByRole('checkbox')).toBeChecked()
  expect(await countIn(adapter, 'Order 17')).toBe(0)
})

it('[RD-14] [ML-06] the open mail has the same way to many folders', async () => {
  const { adapter } = await showMailbox({ prepare: withFolders(60) })
  await row(/Lunch/).click()
  await page
    .getByRole('tabpanel', { name: /Lunch/ })
    .getByRole('button', { name: 'Move to', exact: true })
    .click()
  await entry('Another folder…').click()
  await userEvent.type(field(), 'order 31')
  await chosen().click()
  await expect.poll(() => countIn(adapter, 'Order 31')).toBe(1)
})

it('[ML-30] [ML-06] so has the row at the pointer', async () => {
  const { adapter } = await showMailbox({ prepare: withFolders(60) })
  await row(/Lunch/).click({ button: 'right' })
  await entry('Move to').hover()
  await entry('Another folder…').click()
  await userEvent.type(field(), 'order 32')
  await chosen().click()
  await expect.poll(() => countIn(adapter, 'Order 32')).toBe(1)
})

it('[ML-06] forty folders are a menu as before', async () => {
  await showMailbox({ prepare: withFolders(20) })
  await select(/Lunch/)
  await button('Move to').click()
  await expect.element(entry('Order 20')).toBeInTheDocument()
  await expect.element(entry('Another folder…')).not.toBeInTheDocument()
})

/** Opens the window for a mail, in a mailbox of which the page knows a part. */
async function chooseAmongMany() {
  const shown = await showMailbox({ prepare: manyFolders })
  await select(/Lunch/)
  await button('Move to').click()
  await entry('Another folder…').click()
  await expect.element(dialog().getByText(/^25\d folders The first 100 are shown\.$/)).toBeVisible()
  return shown
}

it('[ML-06] [T40] a folder that the page does not know is found by asking, and is offered again', async () => {
  const { adapter } = await chooseAmongMany()
  expect(document.querySelector('[data-node-id="Region 4/Order 55"]')).toBeNull()
  await userEvent.type(field(), 'region 4 order 55')
  await expect.element(chosen()).toHaveTextContent('Region 4 / Order 55')
  await expect.element(dialog().getByRole('status')).toHaveTextContent('1 folder')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => countIn(adapter, 'Region 4/Order 55')).toBe(1)
  await expect.element(page.getByText(/^Moved 1 message to .*Order 55$/)).toBeVisible()
  await select(/Budget/)
  await button('Move to').click()
  await entry('Region 4 / Order 55').click()
  await expect.poll(() => countIn(adapter, 'Region 4/Order 55')).toBe(2)
})

it('[ML-06] [T40] who types a name and presses Enter at once gets what the name finds, once it is there', async () => {
  const { adapter, calls } = await chooseAmongMany()
  adapter.control.setLatency(400)
  await field().fill('order 55 region 4')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByRole('status')).toHaveTextContent('Looking for folders…')
  expect(calls.move).not.toHaveBeenCalled()
  await expect.element(dialog()).not.toBeInTheDocument()
  adapter.control.setLatency(0)
  await expect.poll(() => countIn(adapter, 'Region 4/Order 55')).toBe(1)
})

it('[ML-06] [ER-03] says that asking failed, offers what is known, and asks again', async () => {
  const { adapter } = await chooseAmongMany()
  adapter.control.fail({ kind: 'forbidden', call: 'folders.find' })
  await field().fill('region 4')
  await expect
    .element(
      dialog()
        .getByRole('alert')
        .getByText(/could not be asked/),
    )
    .toBeVisible()
  await expect.element(chosen()).toHaveTextContent('Region 4')
  expect(dialog().getByRole('option', { name: 'Region 4 / Order 7' }).query()).toBeNull()
  await dialog().getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog().getByRole('option', { name: 'Region 4 / Order 7' })).toBeVisible()
  await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument()
})
