import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { columns, headings, type Figure } from './Figure'

const start = '<!-- figures: written by `pnpm bench --write` -->'
const end = '<!-- end of figures -->'

/** Replaces the table between the two marks of docs/performance.md. */
export async function writePage(file: string, figures: readonly Figure[], mailCount: number): Promise<void> {
  const page = await readFile(file, 'utf8')
  const from = page.indexOf(start)
  const to = page.indexOf(end)
  if (from < 0 || to < from)
    throw new Error(`${file} has no place for figures between "${start}" and "${end}".`)
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const day = new Date().toISOString().slice(0, 10)
  const table = [
    start,
    '',
    `Measured on ${day}, ${cpus().length} cores, Node ${process.versions.node}, a folder of ${mailCount} mails.`,
    '',
    line(headings),
    line(headings.map(() => '---')),
    ...figures.map((each) => line(columns(each))),
    '',
  ].join('\n')
  await writeFile(file, `${page.slice(0, from)}${table}\n${page.slice(to)}`)
}
