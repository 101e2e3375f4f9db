/** A line of an iCalendar file: `DTSTART;TZID=Europe/Berlin:20261127T090000`. */
export interface ContentLine {
  /** Upper case. */
  readonly name: string
  /** By upper case names, without quotes around them. */
  readonly parameters: ReadonlyMap<string, string>
  readonly value: string
}

/** What stands between BEGIN and END, with what it has in it. */
export interface Component {
  /** Upper case: `VEVENT`. */
  readonly name: string
  readonly lines: ContentLine[]
  readonly parts: Component[]
}

/** Parts within parts of a file: no program makes more. */
const maxDepth = 8

/** The calendars of a file; undefined for what is none. @source RFC 5545 3.1, 3.4 */
export function calendarsOf(text: string): readonly Component[] | undefined {
  const root: Component = { name: '', lines: [], parts: [] }
  const open = [root]
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    if (line.trim() === '') continue
    const read = contentLine(line)
    if (!read) return undefined
    const name = read.value.trim().toUpperCase()
    const current = open.at(-1)!
    if (read.name === 'BEGIN') {
      if (open.length > maxDepth) return undefined
      const part = { name, lines: [], parts: [] }
      current.parts.push(part)
      open.push(part)
    } else if (read.name === 'END') {
      if (current === root || current.name !== name) return undefined
      open.pop()
    } else if (current === root) return undefined
    else current.lines.push(read)
  }
  const isWhole = open.length === 1 && root.parts.length > 0
  return isWhole && root.parts.every(({ name }) => name === 'VCALENDAR') ? root.parts : undefined
}

/** The value of a line begins after the first colon that is in no quotes. */
function contentLine(line: string): ContentLine | undefined {
  let isQuoted = false
  const ends = [0]
  for (let index = 0; index < line.length; index += 1) {
    const sign = line[index]
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === ';') ends.push(index)
    else if (!isQuoted && sign === ':') return lineOf(line, [...ends, index])
  }
  return undefined
}

/** @param ends where its name, its parameters and the rest begin */
function lineOf(line: string, ends: readonly number[]): ContentLine | undefined {
  const pieces = ends.slice(1).map((end, index) => line.slice(ends[index], end))
  const [name = '', ...parameters] = pieces.map((piece) => piece.replace(/^;/, ''))
  if (!/^[\w-]+$/.test(name)) return undefined
  const pairs = parameters.map((pair) => {
    const [key = '', ...words] = pair.split('=')
    return [key.toUpperCase(), words.join('=').replaceAll('"', '')] as const
  })
  return { name: name.toUpperCase(), parameters: new Map(pairs), value: line.slice(ends.at(-1)! + 1) }
}

/** The first line with a name. */
export const lineIn = ({ lines }: Component, name: string): ContentLine | undefined =>
  lines.find((line) => line.name === name)
