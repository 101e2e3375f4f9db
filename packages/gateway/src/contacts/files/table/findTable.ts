import { readHead } from './readHead'
import type { TableColumn, TableRole } from './TableRole'

/** Rows of cells; the cells of a row may be fewer than its table has columns. */
export type TableRows = readonly (readonly string[])[]

/** A table that is understood. */
export interface FoundTable {
  /** What each column tells; undefined for those that we know no place for. */
  readonly columns: readonly (TableColumn | undefined)[]
  /** The first row of a person. */
  readonly firstRow: number
}

/** Heads stand in the first rows, below a title at the most. */
const maxRowsAbove = 20

/** Rows that are looked at to say what a column has. */
const sampleRows = 200

/** Most columns of a table that are looked at; Outlook writes 92, Google three for each number. */
export const maxColumns = 400

/** Columns without which a row of heads is none: nobody could be told apart. */
const telling = new Set<TableRole | undefined>(['name', 'family', 'given', 'nickname', 'address'])

/** A table by its row of heads; undefined where there is none that is understood. */
export function findHeads(rows: TableRows): FoundTable | undefined {
  let best: { at: number; columns: (TableColumn | undefined)[]; count: number } | undefined
  for (const [at, row] of rows.slice(0, maxRowsAbove).entries()) {
    const columns = row.slice(0, maxColumns).map(readHead)
    const count = columns.filter((column) => column !== undefined).length
    const filled = row.filter((cell) => cell.trim() !== '').length
    // People have addresses, heads have none.
    if (count === 0 || row.some((cell) => cell.includes('@'))) continue
    if (count < 3 && count * 2 < filled) continue
    if (count > (best?.count ?? 0)) best = { at, columns, count }
  }
  if (best === undefined) return undefined
  const below = rows.slice(best.at + 1, best.at + 1 + sampleRows)
  const columns = withoutHeads(readByContent(best.columns, below), below)
  if (!columns.some((column) => telling.has(column?.role))) return undefined
  return { columns, firstRow: best.at + 1 }
}

/** A table by its column of addresses, with the name before it or after it; undefined where there is none. */
export function findAddresses(rows: TableRows): FoundTable | undefined {
  const filled = rows.findIndex((row) => row.some((cell) => cell.trim() !== ''))
  const sample = rows.slice(Math.max(filled, 0), filled + sampleRows)
  const columns = withoutHeads([], sample)
  const at = columns.findIndex((column) => column?.role === 'address')
  if (at < 0) return undefined
  const top = rows[filled]?.[at] ?? ''
  // A text above addresses that is none is a head in words that we do not know.
  const hasHead = top.trim() !== '' && !top.includes('@')
  return { columns, firstRow: hasHead ? filled + 1 : filled }
}

/** A head such as `Address` or `地址` may mean either kind of address; what stands below it tells. */
function readByContent(
  columns: readonly (TableColumn | undefined)[],
  below: TableRows,
): (TableColumn | undefined)[] {
  return columns.map((column, at) =>
    column?.role === 'any.street' && column.set === undefined && hasAddresses(below, at)
      ? { role: 'address' as const }
      : column,
  )
}

/** Finds the addresses, and the names beside them, where no head tells of them. */
function withoutHeads(
  columns: readonly (TableColumn | undefined)[],
  below: TableRows,
): (TableColumn | undefined)[] {
  const found = [...columns]
  const has = (...roles: TableRole[]) => found.some((column) => column && roles.includes(column.role))
  const width = Math.min(
    maxColumns,
    below.reduce((most, { length }) => Math.max(most, length), 0),
  )
  if (has('address')) return found
  const isFree = (at: number) => at >= 0 && at < width && found[at] === undefined
  const at = Array.from({ length: width }, (_, each) => each).find(
    (each) => isFree(each) && hasAddresses(below, each),
  )
  if (at === undefined) return found
  while (found.length < width) found.push(undefined)
  found[at] = { role: 'address' }
  if (has('name', 'family', 'given', 'nickname')) return found
  const beside = [at - 1, at + 1].find((each) => isFree(each) && hasWords(below, each))
  if (beside !== undefined) found[beside] = { role: 'name' }
  return found
}

/** Half of what stands in the column are addresses of mail. */
function hasAddresses(rows: TableRows, at: number): boolean {
  const cells = filledCells(rows, at)
  return (
    cells.length > 0 &&
    cells.filter((cell) => /^[^@]+@[^@]+\.[^@]+$/.test(cell.slice(0, 400))).length * 2 >= cells.length
  )
}

/** Something with letters stands in the column, and no addresses. */
function hasWords(rows: TableRows, at: number): boolean {
  const cells = filledCells(rows, at)
  return cells.some((cell) => /\p{L}/u.test(cell)) && !cells.some((cell) => cell.includes('@'))
}

const filledCells = (rows: TableRows, at: number): string[] =>
  rows.map((row) => row[at] ?? '').filter((cell) => cell.trim() !== '')
