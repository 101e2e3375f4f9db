import { utils, write, type CellObject, type WorkSheet } from '@e965/xlsx'

/** Most characters of a cell. @source Excel specifications and limits */
const maxCellLength = 32_767

/**
 * A table as a workbook of one sheet. Every cell is a text, also when it is changed later: none is a formula.
 *
 * @param name of the sheet
 * @source CT-03, F6
 */
export function writeWorkbook(rows: readonly (readonly string[])[], name: string): Uint8Array {
  const sheet: WorkSheet = {
    '!data': rows.map((row) => row.map(cell)) as CellObject[][],
    '!ref': utils.encode_range({
      s: { r: 0, c: 0 },
      e: { r: rows.length - 1, c: (rows[0]?.length ?? 1) - 1 },
    }),
    '!cols': rows[0]?.map((_, at) => ({ wch: at < 2 ? 24 : 14 })),
  }
  const book = utils.book_new(sheet, name)
  return new Uint8Array(
    write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true }) as ArrayBuffer,
  )
}

const cell = (text: string): CellObject | undefined =>
  text === '' ? undefined : { t: 's', v: escaped(text.slice(0, maxCellLength)), z: '@' }

/** A text that looks like an escaped character would be read as one. @source ECMA-376 18.4.12, ST_Xstring */
const escaped = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
