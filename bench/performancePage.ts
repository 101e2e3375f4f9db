import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { columns, type FigureTable, headings } from './Figure'

const start = '<!-- figures: written by `pnpm bench --write` -->'
const end = '<!-- end of figures -->'

/** Replaces the tables between the two marks of docs/performance.md. */
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
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const day = new Date().toISOString().slice(0, 10)
  const written = [
    start,
    '',
    `Measured on ${day}, ${cpus().length} cores, Node ${process.versions.node}, a folder of ${mailCount} mails.`,
    '',
    ...tables.flatMap(({ title, figures }) => [
      `### ${title}`,
      '',
      line(headings),
      line(headings.map(() => '---')),
      ...figures.map((each) => line(columns(each))),
      '',
    ]),
  ].join('\n')
  await writeFile(file, `${page.slice(0, from)}${written}\n${page.slice(to)}`)
}
