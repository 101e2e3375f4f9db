import { guardFormula } from '../table/formulaText'

/**
 * A table as csv that Excel opens rightly: UTF-8 with its mark, lines that end with CRLF, every cell in quotation marks.
 *
 * @source CT-03, RFC 4180, F6
 */
export const writeCsv = (rows: readonly (readonly string[])[]): Uint8Array =>
  Buffer.from(`\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`)

const cell = (text: string): string => (text === '' ? '' : `"${guardFormula(text).replaceAll('"', '""')}"`)
