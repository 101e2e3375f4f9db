import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { columns, type FigureTable, headings } from './Figure'

const start = '<!-- figures: written by `pnpm bench --write` -->'
const end = '<!-- end of figures -->'

/** Writes tables between the two marks of docs/performance.md; what was not measured now stays as it was. */
export async function writePage(
  file: string,
  tables: readonly FigureTable[],
  mailCount: number,
): Promise<void> {
  const page = await readFile(file, 'utf8')
  const from = page.indexOf(start)
  const to = page.indexOf(end)
  if (from < 0 || to < from)
    throw new Error(`${file} has no place for figures between "${start}" and "${end}".`)
  const sections = sectionsOf(page.slice(from + start.length, to))
  for (const table of tables) sections.set(table.title, sectionOf(table, mailCount))
  const written = [...sections].map(([title, text]) => `### ${title}\n\n${text}\n\n`).join('')
  await writeFile(file, `${page.slice(0, from)}${start}\n\n${written}${page.slice(to)}`)
}

/** The tables of a page by their titles, in their order. */
function sectionsOf(text: string): Map<string, string> {
  const [, ...sections] = text.split(/^### /m)
  return new Map(
    sections.map((section) => {
      const [title = '', ...lines] = section.split('\n')
      return [title, lines.join('\n').trim()]
    }),
  )
}

function sectionOf({ figures }: FigureTable, mailCount: number): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const day = new Date().toISOString().slice(0, 10)
  return [
    `Measured on ${day}, ${cpus().length} cores, Node ${process.versions.node}, a folder of ${mailCount} mails.`,
    '',
    line(headings),
    line(headings.map(() => '---')),
    ...figures.map((each) => line(columns(each))),
  ].join('\n')
}
