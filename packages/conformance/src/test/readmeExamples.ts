import { readFile } from 'node:fs/promises'

/** The README of the package. */
export const readmeText = (): Promise<string> => readFile(new URL('../../README.md', import.meta.url), 'utf8')

/** The examples of the README by the file name in their first line. */
export async function readmeExamples(): Promise<ReadonlyMap<string, string>> {
  const blocks = (await readmeText()).matchAll(/^```js\n\/\/ (\S+)\n([^]*?)^```$/gm)
  return new Map(Array.from(blocks, ([, name, code]) => [name!, code!]))
}
