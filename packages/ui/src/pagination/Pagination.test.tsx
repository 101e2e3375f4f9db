import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScene } from '../test/scene'
import { Pagination, type PaginationProps } from './Pagination'

const change = vi.fn()
const pages = (props: Partial<PaginationProps> = {}) => (
  <Pagination
    page={2}
    pageSize={20}
    total={55}
    onPageChange={change}
    labels={{
      navigation: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      position: (now, all) => `${now} / ${all}`,
      total: (total) => `${total} messages`,
      pageSize: 'Per page',
      pageSizeOption: (size) => `${size} per page`,
      jump: 'Go to page',
    }}
    {...props}
  />
)

it('[ML-14] shows total and place, and goes back and on', async () => {
  change.mockClear()
  await renderScene(pages())
  await expect.element(page.getByText('55 messages')).toBeVisible()
  await expect.element(page.getByText('2 / 3')).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Previous page' }).click()
  await page.getByRole('button', { name: 'Next page' }).click()
  expect(change.mock.calls).toEqual([[1], [3]])
})

it('[ML-14] does not go beyond the ends', async () => {
  await renderScene(pages({ page: 3 }))
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

it('[ML-14] is one page when there is nothing', async () => {
  await renderScene(pages({ page: 1, total: 0 }))
  await expect.element(page.getByText('1 / 1')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
})

it('[ML-14] offers four sizes', async () => {
  const size = vi.fn()
  await renderScene(pages({ onPageSizeChange: size }))
  const list = page.getByRole('combobox', { name: 'Per page' })
  expect(
    page
      .getByRole('option')
      .elements()
      .map((option) => (option as HTMLOptionElement).value),
  ).toEqual(['10', '20', '50', '100'])
  await userEvent.selectOptions(list, '50')
  expect(size).toHaveBeenCalledWith(50)
})

it.each([
  ['3', 3],
  ['99', 3],
  ['0', 1],
])('[ML-14] jumps to page %s as far as there is one', async (typed, expected) => {
  change.mockClear()
  await renderScene(pages(), { width: 1000 })
  await page.getByLabelText('Go to page').fill(typed)
  await userEvent.keyboard('{Enter}')
  expect(change).toHaveBeenCalledWith(expected)
})
