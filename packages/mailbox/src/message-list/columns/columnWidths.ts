/** Columns whose width the reader can change. */
export const columnNames = ['people', 'tags', 'time', 'size'] as const

/** One of them. */
export type ColumnName = (typeof columnNames)[number]

/** Pixels. The widths without a choice are those of the texts; the time has two, by how it is written. @source ML-10 */
export const columnLimits: Readonly<
  Record<ColumnName, { readonly usual: number; readonly min: number; readonly max: number }>
> = {
  people: { usual: 200, min: 120, max: 400 },
  tags: { usual: 260, min: 60, max: 400 },
  time: { usual: 150, min: 96, max: 260 },
  size: { usual: 100, min: 64, max: 180 },
}

/** The custom property that carries a column's width to the rows. */
export const columnVariable = (name: ColumnName): `--mr-list-${ColumnName}` => `--mr-list-${name}`

/** A width that a column can have. */
export function allowedWidth(name: ColumnName, pixels: number): number {
  const { min, max } = columnLimits[name]
  return Math.round(Math.min(Math.max(pixels, min), max))
}
