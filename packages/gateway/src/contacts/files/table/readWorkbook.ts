import { maxContactFileRows } from '@mailroom/core'
import { read, SSF, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx'
import type { FiledContact } from '../ContactFiles'
import { expectedTable, expectedWorkbook, tooManyPeople, unreadable } from '../fileFault'
import { findAddresses, findHeads, maxColumns, type TableRows } from './findTable'
import { readCsv } from './readCsv'
import { readTable } from './readTable'
import { unpackWorkbook } from './unpackWorkbook'

/** Rows that are read of a sheet: people, what stands above them, and empty rows in between. */
const maxRows = maxContactFileRows + 500

/** Where these last rows that are read are empty, those below are taken to be so too: whole columns have a colour. */
const emptyRows = 200

const zipStart = Buffer.from('PK\u0003\u0004', 'latin1')
const containerStart = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/**
 * Reads the first sheet that is understood, whatever the end of the file's name says of its kind. Formulas are not
 * computed: their last values count.
 *
 * @throws MailroomError `invalid`, `tooLarge`
 */
export function readWorkbook(bytes: Buffer): FiledContact[] {
  // Older programs call text an .xls, for Excel to open it.
  if (
    !startsWith(bytes, zipStart) &&
    !startsWith(bytes, containerStart) &&
    !startsWith(bytes, biffStart(bytes))
  )
    return readText(bytes)
  const book = open(startsWith(bytes, zipStart) ? unpackWorkbook(bytes) : bytes)
  const isFrom1904 = book.Workbook?.WBProps?.date1904 === true
  const sheets = book.SheetNames.map((name) => rowsOf(book.Sheets[name], isFrom1904))
  for (const find of [findHeads, findAddresses])
    for (const { rows, isCut } of sheets) {
      const table = find(rows)
      if (table === undefined) continue
      if (isCut) throw tooManyPeople()
      return readTable(rows, table)
    }
  throw unreadable(expectedTable)
}

const startsWith = (bytes: Buffer, start: Buffer): boolean => bytes.subarray(0, start.length).equals(start)

/** Workbooks of Excel 2 to 4 begin with this record, without a container around them. @source MS-XLS 2.4.21 */
const biffStart = (bytes: Buffer): Buffer =>
  Buffer.from([0x09, [0, 2, 4].includes(bytes[1] ?? 1) ? bytes[1]! : 0, bytes[2] ?? 0, 0])

function readText(bytes: Buffer): FiledContact[] {
  // Pages and pictures are no tables; text has no zeros but in UTF-16.
  const isText = !bytes.includes(0) || startsWith(bytes, Buffer.from([0xff, 0xfe]))
  if (!isText || /^\s*[<%{]|^\S{0,3}PNG/.test(bytes.toString('latin1', 0, 100)))
    throw unreadable(expectedWorkbook)
  return readCsv(bytes)
}

function open(bytes: Buffer): WorkBook {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      sheetRows: maxRows,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      bookVBA: false,
    })
  } catch (error) {
    throw unreadable(expectedWorkbook, error)
  }
}

function rowsOf(sheet: WorkSheet | undefined, isFrom1904: boolean): { rows: TableRows; isCut: boolean } {
  const data = (sheet?.['!data'] ?? []) as readonly (readonly (CellObject | undefined)[] | undefined)[]
  const rows = Array.from(data.slice(0, maxRows), (row) =>
    Array.from((row ?? []).slice(0, maxColumns), (cell) => cellText(cell, isFrom1904)),
  )
  const isFull = rows.length >= maxRows
  const hasMore = rows.slice(-emptyRows).some((row) => row.some((cell) => cell.trim() !== ''))
  return { rows, isCut: isFull && hasMore }
}

function cellText(cell: CellObject | undefined, isFrom1904: boolean): string {
  if (cell?.v === undefined || cell.v === null || cell.t === 'e' || cell.t === 'z') return ''
  if (typeof cell.v !== 'number') return String(cell.v)
  const format = typeof cell.z === 'string' ? cell.z : ''
  if (SSF.is_date(format)) return dayText(cell.v, isFrom1904) ?? String(cell.v)
  // A number such as 010010 is kept by a format of zeros.
  return /^0+$/.test(format) ? String(cell.v).padStart(format.length, '0') : String(cell.v)
}

function dayText(serial: number, isFrom1904: boolean): string | undefined {
  const day = SSF.parse_date_code(serial, { date1904: isFrom1904 }) as {
    y: number
    m: number
    d: number
  } | null
  if (day === null || serial < (isFrom1904 ? 0 : 1)) return undefined
  const [year, month, date] = [day.y, day.m, day.d].map(String) as [string, string, string]
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}
