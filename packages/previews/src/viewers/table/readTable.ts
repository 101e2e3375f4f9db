import { read, utils, type WorkSheet } from '@e965/xlsx'
import Papa from 'papaparse'
import { decode } from '../../bytes/readText'
import { maxColumns, maxRows, maxSheets, type Sheet, type Workbook } from './Workbook'

/** A file to be read as a table. */
export interface TableQuestion {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly kind: 'csv' | 'workbook'
}

/** Reads no more of a file than is shown. Formulas are not computed, their last values are shown. */
export const readTable = ({ bytes, kind }: TableQuestion): Workbook =>
  kind === 'csv' ? readCsv(decode(bytes)) : readWorkbook(bytes)

function readCsv(text: string): Workbook {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: true })
  return { sheets: [cut('', data, data.length, widest(data))] }
}

function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Workbook {
  const book = read(bytes, {
    type: 'array',
    dense: true,
    sheetRows: maxRows + 1,
    cellHTML: false,
    cellFormula: false,
  })
  const sheets = book.SheetNames.slice(0, maxSheets).map((name) => readSheet(name, book.Sheets[name]!))
  return { sheets }
}

function readSheet(name: string, sheet: WorkSheet): Sheet {
  const shown = sheet['!ref'] === undefined ? undefined : utils.decode_range(sheet['!ref'])
  if (shown === undefined) return { name, rows: [], rowCount: 0, columnCount: 0 }
  // The whole range is there only when less of it was read.
  const whole = utils.decode_range((sheet['!fullref'] as string | undefined) ?? sheet['!ref']!)
  const range = {
    s: { r: 0, c: 0 },
    e: { r: Math.min(shown.e.r, maxRows - 1), c: Math.min(shown.e.c, maxColumns - 1) },
  }
  const rows = utils.sheet_to_json<string[]>(sheet, {
    header: 1,
    raw: false,
    defval: '',
    blankrows: true,
    range,
  })
  return cut(name, rows, whole.e.r + 1, whole.e.c + 1)
}

function cut(
  name: string,
  rows: readonly (readonly string[])[],
  rowCount: number,
  columnCount: number,
): Sheet {
  const shown = rows.slice(0, maxRows).map((row) => row.slice(0, maxColumns))
  return { name, rows: shown, rowCount, columnCount }
}

const widest = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((most, { length }) => Math.max(most, length), 0)
