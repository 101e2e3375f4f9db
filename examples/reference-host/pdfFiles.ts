import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Folders of pdfjs-dist that previews fetch from, under the names that they ask for. */
const folders = [
  { from: 'cmaps', to: 'cmaps', isWanted: /\.bcmap$/ },
  { from: 'standard_fonts', to: 'fonts', isWanted: /\.(pfb|ttf)$/ },
  { from: 'iccs', to: 'iccs', isWanted: /\.icc$/ },
  // The page's policy allows no WebAssembly; these do the same without it.
  { from: 'wasm', to: 'decoders', isWanted: /_nowasm_fallback\.js$/ },
]

/** Puts the character maps, fonts and decoders of PDF beside the pages, under `/pdf`. */
export function pdfFiles(): Plugin {
  const root = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))
  const files = folders.flatMap(({ from, to, isWanted }) =>
    readdirSync(join(root, from))
      .filter((name) => isWanted.test(name))
      .map((name) => ({ fileName: `pdf/${to}/${name}`, path: join(root, from, name) })),
  )
  return {
    name: 'pdf-files',
    generateBundle() {
      for (const { fileName, path } of files)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.find(({ fileName }) => request.url?.split('?')[0] === `/${fileName}`)
        if (file === undefined) return next()
        response.end(readFileSync(file.path))
      })
    },
  }
}
