/** A sheet as it is shown. */
export interface Sheet {
  readonly name: string
  /** Cells as the program that made them would show them. */
  readonly rows: readonly (readonly string[])[]
  /** What there is in all. */
  readonly rowCount: number
  readonly columnCount: number
}

/** The sheets of a file. */
export interface Workbook {
  readonly sheets: readonly Sheet[]
}

/** Most rows and columns of a sheet, and most sheets, that are shown. @source RD-07 */
export const maxRows = 500
export const maxColumns = 50
export const maxSheets = 30
