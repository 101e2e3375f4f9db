import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, dialog, fileOf, line, question, row, savedFiles } from '../../test/elements'
import { mountFiles } from '../../test/mountFiles'

const top = { place: 'personal' } as const

async function shown(...names: readonly string[]) {
  const adapter = createMemoryAdapter()
  await adapter.disk.makeFolder('Projects', top)
  for (const name of names) await adapter.disk.store(fileOf(name), top)
  const mounted = await mountFiles({ adapter })
  await expect.element(row(/Projects/)).toBeVisible()
  return mounted
}

/** The rows that are selected, by the file in them. */
const selected = () =>
  page
    .getByRole('row', { selected: true })
    .elements()
    .map((element) => element.querySelector('[title]')?.getAttribute('title'))

it('[FC-02] is one stop for Tab; arrows, Space, Shift and Ctrl+A select, Escape lets go', async () => {
  await shown('a.txt', 'b.txt', 'c.txt')
  ;(row(/Projects/).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(selected()).toEqual(['a.txt'])
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(selected()).toEqual(['a.txt', 'b.txt'])
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(selected()).toEqual(['Projects', 'a.txt', 'b.txt', 'c.txt'])
  await userEvent.keyboard('{Escape}')
  expect(selected()).toEqual([])
  expect(page.getByRole('grid').element().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

it('[FC-02] a press selects, with Ctrl more and with Shift all between; the toolbar selects the page', async () => {
  await shown('a.txt', 'b.txt', 'c.txt')
  const press = (name: RegExp, modifiers: ('Control' | 'Shift')[] = []) =>
    row(name).click({ position: { x: 500, y: 20 }, modifiers })
  await press(/a\.txt/)
  await press(/c\.txt/, ['Control'])
  expect(selected()).toEqual(['a.txt', 'c.txt'])
  await press(/Projects/)
  await press(/b\.txt/, ['Shift'])
  expect(selected()).toEqual(['Projects', 'a.txt', 'b.txt'])
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  expect(selected()).toEqual([])
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await expect.element(page.getByText('4 selected')).toBeVisible()
})

it('[FC-02] Enter opens a folder and downloads a file, F2 renames, Delete asks', async () => {
  using saved = savedFiles()
  const { onGo } = await shown('a.txt')
  ;(row(/a\.txt/).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => saved.names).toEqual(['a.txt'])
  await userEvent.keyboard('{F2}')
  await expect.element(dialog('Rename file')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(row(/a\.txt/)).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.element(question('Delete “a.txt”?')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question('Delete “a.txt”?')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.poll(() => onGo.mock.calls.length).toBe(1)
})

it('[FC-02] the menu of a row is about what is selected when it is one of that', async () => {
  await shown('a.txt', 'b.txt')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await row(/a\.txt/).click({ button: 'right' })
  await line('Delete').click()
  await expect.element(question('Delete 3 items?')).toBeVisible()
  await expect.element(page.getByText(/Folders are deleted with everything in them/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await button('What can be done with b.txt').click()
  await line('Rename').click()
  await expect.element(dialog('Rename file')).toBeVisible()
})
