import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import type { Gateway } from '../e2e/product/Gateway'
import { figure, type Figure } from './Figure'
import { painted } from './paint'
import { openSignIn, signIn } from './signIn'

/** A name that only the editor's code has, and that minifying leaves alone: a kind of its content model. */
const markOfEditor = 'FormatContainer'

/** What a page loads, in gzipped kilobytes of JavaScript and CSS. */
export async function sizeFigures(browser: Browser, gateway: Gateway, dist: string): Promise<Figure[]> {
  const { context, page } = await openSignIn(browser, gateway)
  const usable = await painted(page, { kind: 'signIn' }, 'now')
  const forSignIn = await loadedBefore(page, usable.at)
  const list = await signIn(page)
  const forList = await loadedBefore(page, list.at)
  await context.close()

  const editor = await filesWith(join(dist, 'assets'), markOfEditor)
  if (editor.length === 0)
    throw new Error(`No built file has "${markOfEditor}" in it, so the editor cannot be found.`)
  await printFiles(dist, forList)
  const early = forList.filter((path) => editor.some((name) => path.endsWith(name)))
  return [
    figure({
      name: 'JavaScript and CSS until one can sign in, gzip',
      value: await kilobytes(dist, forSignIn),
      unit: 'kB',
      max: 70,
    }),
    figure({
      name: 'JavaScript and CSS until the list is painted, gzip',
      value: await kilobytes(dist, forList),
      unit: 'kB',
      max: 150,
    }),
    figure({ name: 'files of the editor among them', value: early.length, unit: 'files', max: 0 }),
  ]
}

/** Paths of scripts and sheets that the page had asked for by then. */
const loadedBefore = (page: Page, at: number): Promise<string[]> =>
  page.evaluate((time) => {
    const entries = performance.getEntriesByType('resource').filter((entry) => entry.startTime <= time)
    return [
      ...new Set(
        entries.map(({ name }) => new URL(name).pathname).filter((path) => /\.(js|css)$/.test(path)),
      ),
    ]
  }, at)

/** Says what the larger figure is made of, so that a broken promise can be mended. */
async function printFiles(dist: string, paths: readonly string[]): Promise<void> {
  console.log('Loaded until the list is painted, in the order asked for:')
  for (const path of paths) {
    console.log(`  ${(await kilobytes(dist, [path])).toFixed(1).padStart(6)} kB  ${path}`)
  }
}

async function kilobytes(dist: string, paths: readonly string[]): Promise<number> {
  const files = await Promise.all(paths.map((path) => readFile(join(dist, path))))
  return files.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0) / 1000
}

async function filesWith(folder: string, mark: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return names.filter((_, index) => texts[index]!.includes(mark))
}
