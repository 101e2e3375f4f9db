import { maxContactFileRows } from '@mailroom/core'
import Papa from 'papaparse'
import { decodeFile } from '../../../mime/parse/charset/decodeFile'
import type { FiledContact } from '../ContactFiles'
import { expectedCsv, expectedTable, tooManyPeople, unreadable } from '../fileFault'
import { findAddresses, findHeads, maxColumns } from './findTable'
import { unguardFormula } from './formulaText'
import { readTable } from './readTable'

/** People, and what may stand above them. */
const maxRows = maxContactFileRows + 50

/** So much of the text tells what parts its cells. */
const sampleLength = 64_000
const delimiters = [',', ';', '\t', '|', '，', '；']

/**
 * Reads text in rows.
 *
 * @throws MailroomError `invalid`, `tooLarge`
 */
export function readCsv(bytes: Buffer): FiledContact[] {
  const text = decodeFile(bytes)
    .replace(/^\ufeff/, '')
    .replaceAll('\0', '')
    .replace(/\r\n?/g, '\n')
  const named = /^sep=(.)\n/i.exec(text)
  const body = named ? text.slice(named[0].length) : text
  const rows = parse(body, named?.[1] ?? bestDelimiter(body), maxRows)
  if (rows.length > maxRows) throw tooManyPeople()
  const table = findHeads(rows) ?? findAddresses(rows)
  if (table === undefined) throw unreadable(expectedTable)
  return readTable(rows, table)
}

/** That by which the heads are understood best, or else the most cells are there. */
function bestDelimiter(text: string): string {
  // To the end of a line, so that nothing is cut within quotation marks but the last.
  const sample = text.slice(0, sampleLength)
  const rated = delimiters
    .filter((delimiter) => sample.includes(delimiter))
    .map((delimiter) => {
      const { data } = Papa.parse<string[]>(sample, { delimiter, newline: '\n', preview: 30 })
      const heads = findHeads(data)?.columns.filter((column) => column !== undefined).length ?? 0
      const cells = data.reduce((sum, row) => sum + Math.min(row.length, maxColumns), 0)
      return { delimiter, heads, cells }
    })
  const best = rated.toSorted((a, b) => b.heads - a.heads || b.cells - a.cells)[0]
  return best?.delimiter ?? ','
}

/** Rows that have something in them, one more than `most` when there are more. */
function parse(text: string, delimiter: string, most: number): string[][] {
  const rows: string[][] = []
  let isOpen = false
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    skipEmptyLines: 'greedy',
    step: ({ data, errors }, parser) => {
      if (errors.some(({ code }) => code === 'MissingQuotes')) isOpen = true
      rows.push(data.slice(0, maxColumns).map(unguardFormula))
      if (rows.length > most) parser.abort()
    },
  })
  // It may have taken all the rest of the file into one cell.
  if (isOpen) throw unreadable(expectedCsv)
  return rows
}
