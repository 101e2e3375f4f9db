import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { helpFile, helpPages, writeHelp } from './help/writeHelp.ts'

/** What is served for one address. */
interface HelpFile {
  readonly source: string
  readonly type: string
}

/** Puts the pages of the help beside the client, as `/help/{zh_hans,zh_hant,en}/index.html`. @source SH-13 */
export function helpFiles(): Plugin {
  const files = () =>
    new Map<string, HelpFile>([
      ...helpPages.map((page) => [helpFile(page), { source: writeHelp(page), type: 'text/html' }] as const),
      [
        'help/help.css',
        { source: readFileSync(new URL('help/help.css', import.meta.url), 'utf8'), type: 'text/css' },
      ] as const,
    ])
  return {
    name: 'help-files',
    generateBundle() {
      for (const [fileName, { source }] of files()) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files().get(request.url?.slice(1).split('?')[0] ?? '')
        if (file === undefined) return next()
        response.setHeader('Content-Type', `${file.type}; charset=utf-8`).end(file.source)
      })
    },
  }
}
