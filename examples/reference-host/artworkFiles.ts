import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import type { skinDrawings } from './skinDrawings.ts'

/** Where the host shows drawings of its own. */
const places = ['login', 'rail'] as const

/**
 * Puts the skins' drawings for the sign-in page and the rail beside the pages, as `/art/{skin}-{scheme}-{place}.svg`: a
 * picture each, which no script has to be loaded and run for.
 *
 * @param conditions where packages are read from
 */
export function artworkFiles(conditions: string[]): Plugin {
  let drawn: Promise<ReadonlyMap<string, string>> | undefined
  const files = () => (drawn ??= draw(conditions))
  return {
    name: 'artwork-files',
    async generateBundle() {
      for (const [fileName, source] of await files()) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const svg = (await files()).get(request.url?.slice(1).split('?')[0] ?? '')
        if (svg === undefined) return next()
        response.setHeader('Content-Type', 'image/svg+xml').end(svg)
      })
    },
  }
}

/** Drawings need no style sheets, and outside a page there is nothing that could make them. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css.ts') ? 'export {}' : undefined),
}

async function draw(conditions: string[]): Promise<ReadonlyMap<string, string>> {
  const { module } = await runnerImport<{ readonly skinDrawings: typeof skinDrawings }>(
    fileURLToPath(new URL('skinDrawings.ts', import.meta.url)),
    {
      configFile: false,
      plugins: [withoutStyles],
      resolve: { conditions },
      environments: { inline: { resolve: { conditions, noExternal: [/^@mailroom\//] } } },
    },
  )
  const files = new Map<string, string>()
  for (const { name, drawings } of module.skinDrawings)
    for (const scheme of ['light', 'dark'] as const)
      for (const place of places)
        if (drawings) files.set(`art/${name}-${scheme}-${place}.svg`, drawings[scheme][place])
  return files
}
