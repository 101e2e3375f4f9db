import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** Where one asks for a part of the records. */
export const filter = page.getByRole('form', { name: 'Search the records' })

/** What the rows of a table say, once there are so many. */
export async function rowsOf(table: string, count: number): Promise<readonly string[]> {
  const rows = page.getByRole('table', { name: table }).getByRole('row')
  // The first names the columns.
  await expect.poll(() => rows.elements().length).toBe(count + 1)
  return rows
    .elements()
    .slice(1)
    .map((row) => row.textContent ?? '')
}
