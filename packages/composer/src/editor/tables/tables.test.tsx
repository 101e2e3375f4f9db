import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, focusText, savedContent, textBox } from '../../test/elements'
import { mountComposer } from '../../test/mountComposer'

const hello = { kind: 'new', subject: 'Hi', text: 'hello' } as const
const shape = () =>
  [...textBox().querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ tagName }) => tagName).join(' '),
  )
const cells = () => [...textBox().querySelectorAll<HTMLElement>('td, th')]

/** A mail with a table of two columns and two rows, the cursor in its first cell. */
async function withTable() {
  const mounted = await mountComposer({ start: hello })
  focusText()
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}')
  await button('Insert table').click()
  await page.getByRole('button', { name: '2 × 2', exact: true }).click()
  await vi.waitFor(() => expect(shape()).toEqual(['TD TD', 'TD TD']))
  return mounted
}

/** Chooses one of the table's tools; of a group when two are named. */
async function choose(...names: readonly string[]) {
  await expect.element(button('Table tools')).toBeEnabled()
  await button('Table tools').click()
  for (const name of names.slice(0, -1)) {
    page.getByRole('menuitem', { name, exact: true }).element().focus()
    await userEvent.keyboard('{ArrowRight}')
  }
  const last = page.getByRole('menuitem', { name: names.at(-1)!, exact: true })
  await expect.element(last).toBeVisible()
  last.element().focus()
  await userEvent.keyboard('{Enter}')
}

describe('tables', () => {
  it('[CO-04] puts a table in by keyboard and leaves the cursor in its first cell', async () => {
    const { adapter } = await mountComposer({ start: hello })
    focusText()
    button('Insert table').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: '1 × 1', exact: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}')
    await vi.waitFor(() => expect(shape()).toEqual(['TD TD TD', 'TD TD TD']))
    await expect.element(page.getByTitle('Message text')).toHaveFocus()
    await userEvent.keyboard('one')
    const { html } = await savedContent(adapter)
    const sent = new DOMParser().parseFromString(html, 'text/html')
    const first = sent.querySelector('td')!
    expect(first.textContent).toContain('one')
    // All of its look is on the cell: some mail programs read no sheets.
    expect([first.style.borderTopStyle, first.style.width, first.style.paddingLeft]).toEqual([
      'solid',
      '120px',
      '8px',
    ])
    expect(html).not.toContain('data-editing-info')
  })

  it.each([
    ['Row below', ['TD TD', 'TD TD', 'TD TD']],
    ['Column to the right', ['TD TD TD', 'TD TD TD']],
    ['Delete row', ['TD TD']],
    ['Delete column', ['TD', 'TD']],
    ['Delete table', []],
  ])('[CO-04] %s', async (name, expected) => {
    await withTable()
    await choose(name)
    await vi.waitFor(() => expect(shape()).toEqual(expected))
  })

  it('[CO-04] merges cells and splits them again', async () => {
    await withTable()
    await choose('Merge and split', 'Merge with the cell to the right')
    await vi.waitFor(() => expect(shape()).toEqual(['TD', 'TD TD']))
    expect(cells()[0]).toHaveProperty('colSpan', 2)
    await choose('Merge and split', 'Split into two columns')
    await vi.waitFor(() => expect(shape()).toEqual(['TD TD', 'TD TD']))
  })

  it('[CO-04] colours a cell, sets its width, and the lines of all', async () => {
    await withTable()
    await choose('Cell colour', 'Green')
    await vi.waitFor(() => expect(cells()[0]?.style.backgroundColor).toBe('rgb(211, 244, 216)'))
    await choose('Column width', 'Wide')
    await vi.waitFor(() =>
      expect(cells().map(({ style }) => style.width)).toEqual(['240px', '120px', '240px', '120px']),
    )
    await choose('Borders', 'No lines')
    await vi.waitFor(() =>
      expect(new Set(cells().map(({ style }) => style.borderTopStyle))).toEqual(new Set(['none'])),
    )
    expect(cells()[0]?.style.backgroundColor).toBe('rgb(211, 244, 216)')
  })

  it('[CO-04] has a header row that a new column joins', async () => {
    await withTable()
    await button('Table tools').click()
    await page.getByRole('menuitemcheckbox', { name: 'Header row' }).click()
    await vi.waitFor(() => expect(shape()).toEqual(['TH TH', 'TD TD']))
    await choose('Column to the right')
    await vi.waitFor(() => expect(shape()).toEqual(['TH TH TH', 'TD TD TD']))
  })

  it('[CO-04] is one step to undo', async () => {
    await withTable()
    await button('Undo').click()
    await vi.waitFor(() => expect(textBox().querySelector('table')).toBeNull())
    expect(textBox().textContent).toContain('hello')
  })
})

it('[CO-04] a narrow toolbar is one row, and the rest stands in a menu', async () => {
  await mountComposer({ start: hello, width: 360 })
  const bar = page.getByRole('toolbar', { name: 'Formatting' })
  await expect.element(bar.getByRole('button', { name: 'More formatting' })).toBeVisible()
  expect(bar.element().getBoundingClientRect().height).toBeLessThan(56)
  expect(bar.element().scrollWidth).toBeLessThanOrEqual(360)
  focusText()
  await userEvent.keyboard('{Control>}a{/Control}')
  await bar.getByRole('button', { name: 'More formatting' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Strikethrough' }).click()
  await vi.waitFor(() => expect(textBox().querySelector('s')?.textContent).toBe('hello'))
})

it('[CO-04] draws a line and marks code', async () => {
  await mountComposer({ start: hello })
  focusText()
  await userEvent.keyboard('{Control>}a{/Control}')
  await button('Code').click()
  await vi.waitFor(() => expect(textBox().querySelector('code')?.textContent).toBe('hello'))
  await userEvent.keyboard('{ArrowRight}')
  await button('Horizontal line').click()
  await vi.waitFor(() => expect(textBox().querySelector('hr')).not.toBeNull())
})
