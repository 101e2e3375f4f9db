import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Checkbox } from '../choice/Checkbox'
import { renderScene } from '../test/scene'
import { Table, type TableColumn, type TableSort } from './Table'

const mails = [
  { id: '1', from: 'Ada', size: 12 },
  { id: '2', from: 'Björn', size: 40 },
]

const columns: TableColumn<(typeof mails)[number]>[] = [
  {
    id: 'pick',
    header: 'Selected',
    hideHeader: true,
    width: '40px',
    cell: (mail) => <Checkbox aria-label={`Select ${mail.from}`} />,
  },
  { id: 'from', header: 'From', sortable: true, cell: (mail) => mail.from },
  { id: 'size', header: 'Size', align: 'end', cell: (mail) => mail.size },
]

function Mails({ onActivate }: { onActivate?: (id: string) => void }) {
  const [sort, setSort] = useState<TableSort>()
  return (
    <Table
      label="Mail"
      rows={mails}
      idOf={(mail) => mail.id}
      sort={sort}
      onSortChange={setSort}
      onActivate={onActivate}
      columns={columns}
    />
  )
}

it('[IX-03] says its columns, also the one whose header is not seen', async () => {
  await renderScene(<Mails />)
  for (const name of ['Selected', 'From', 'Size']) {
    await expect.element(page.getByRole('columnheader', { name })).toBeInTheDocument()
  }
})

it('[ML-03] sorts by a press on a header, and says which way', async () => {
  await renderScene(<Mails />)
  const header = page.getByRole('columnheader', { name: 'From' })
  await expect.element(header).toHaveAttribute('aria-sort', 'none')
  await page.getByRole('button', { name: 'From' }).click()
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'From' }).click()
  await expect.element(header).toHaveAttribute('aria-sort', 'descending')
})

it('[IX-03] moves and selects by rows, and leaves keys to the controls inside them', async () => {
  const activate = vi.fn()
  await renderScene(<Mails onActivate={activate} />)
  await page.getByRole('row', { name: /Ada/ }).click({ position: { x: 150, y: 10 } })
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('row', { name: /Björn/ })).toHaveFocus()
  await expect.element(page.getByRole('row', { name: /Björn/ })).toHaveAttribute('aria-selected', 'true')
  page.getByRole('checkbox', { name: 'Select Björn' }).element().focus()
  await userEvent.keyboard(' {Enter}')
  await expect.element(page.getByRole('checkbox', { name: 'Select Björn' })).toBeChecked()
  expect(activate).not.toHaveBeenCalled()
})
