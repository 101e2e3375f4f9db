/**
 * The rows of a csv file; undefined when a quotation mark is never closed. Rows of nothing are left out.
 *
 * @source RFC 4180
 */
export function csvRows(text: string): string[][] | undefined {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endRow = () => {
    row.push(cell)
    if (row.some((each) => each.trim() !== '')) rows.push(row)
    row = []
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += sign
        at += 1
      } else isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === ',') {
      row.push(cell)
      cell = ''
    } else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  endRow()
  return isQuoted ? undefined : rows
}
