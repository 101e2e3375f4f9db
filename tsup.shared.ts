import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { transform, type Plugin } from 'esbuild'
import { defineConfig } from 'tsup'

interface LibraryOptions {
  /** Marks the bundle as client code for React server components. */
  client?: boolean
  /** Entries by name. @default index */
  entry?: Record<string, string>
}

/** The build that all browser packages share: one ESM entry, types, and its CSS beside it. */
export function library({ client = false, entry = { index: 'src/index.ts' } }: LibraryOptions = {}) {
  return defineConfig({
    entry,
    format: 'esm',
    target: 'es2023',
    platform: 'browser',
    dts: true,
    splitting: true,
    treeshake: false,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' }), workerAddresses],
    ...(client ? { banner: { js: '"use client";' } } : {}),
    noExternal: ['jsencrypt'],
    onSuccess: minifyStyles,
  })
}

/**
 * Workers are entries of their package, so they lie beside its chunks as scripts; the sources name each other by their
 * own endings.
 */
const workerAddresses: Plugin = {
  name: 'worker-addresses',
  setup(build) {
    build.onLoad({ filter: /[^.]\w+\.tsx?$/ }, async ({ path }) => {
      if (/node_modules|\.css\.ts$/.test(path)) return undefined
      const source = await readFile(path, 'utf8')
      if (!source.includes('new Worker(new URL(')) return undefined
      const contents = source.replace(/(new Worker\(new URL\('\.\/\w+)\.ts'/g, "$1.js'")
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

/** The build of a Node program: entries by name, dependencies left outside the bundle. */
export function nodeProgram(entry: Record<string, string>) {
  return defineConfig({
    entry,
    format: 'esm',
    target: 'node22',
    platform: 'node',
    // `node:sqlite` has no name without its prefix.
    removeNodeProtocol: false,
    dts: { entry: { index: 'src/index.ts' } },
    splitting: true,
    // Our own packages are bundled from source, so the program starts without building them first.
    noExternal: [/^@mailroom\//],
    esbuildOptions(options) {
      options.conditions = ['@mailroom/source', 'import']
    },
  })
}

/**
 * The vanilla-extract plugin leaves a copy of the sheet in a comment; minifying drops it. The one sheet holds the rules
 * of code that is loaded later too, so the copies that esbuild writes beside those chunks go.
 */
async function minifyStyles() {
  const file = 'dist/index.css'
  const copies = (await readdir('dist')).filter((name) => name.endsWith('.css') && name !== 'index.css')
  await Promise.all(copies.map((name) => rm(`dist/${name}`)))
  const css = await readFile(file, 'utf8').catch(() => undefined)
  if (css === undefined) return
  const { code } = await transform(css, { loader: 'css', minify: true })
  await writeFile(file, code)
}
