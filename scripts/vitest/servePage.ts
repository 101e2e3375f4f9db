import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build, defaultClientConditions, defaultServerConditions } from 'vite'

/** What is answered at one path. */
export interface ServedFile {
  readonly type: string
  readonly body: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

const typeOf = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/**
 * Serves a page with one script on a free port. The script is bundled before it is served, from the source of all packages: so
 * the page is whole as soon as it is asked for, however busy the machine is.
 *
 * @param root   folder of the package
 * @param script of the page, from there on
 * @param path   of the page
 * @param others by their path
 */
export async function servePage(
  root: string,
  script: string,
  path: string,
  others: Readonly<Record<string, ServedFile>> = {},
) {
  const files = new Map(Object.entries(others))
  const { entry, styles } = await bundle(root, script, files)
  const links = styles.map((name) => `<link rel="stylesheet" href="/${name}">`)
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>${links.join('')}</head>` +
    `<body><div id="root"></div><script type="module" src="/${entry}"></script></body></html>`
  files.set(path, { type: 'text/html; charset=utf-8', body: html })
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (file === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': file.type, ...file.headers }).end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin, url: origin + path, close }
}

/** Puts what belongs to a script among the files. @returns names of the first script and of all style sheets */
async function bundle(root: string, script: string, files: Map<string, ServedFile>) {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    // Style sheets are run while they are built, from the source of other packages too.
    environments: { ssr: { resolve: { conditions: ['@mailroom/source', ...defaultServerConditions] } } },
    resolve: { conditions: ['@mailroom/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
    build: { write: false, minify: false, rolldownOptions: { input: script } },
  })
  if (!('output' in built)) throw new Error(`${script} was not built.`)
  let entry = ''
  const styles: string[] = []
  for (const file of built.output) {
    files.set(`/${file.fileName}`, {
      type: typeOf(file.fileName),
      body: file.type === 'chunk' ? file.code : file.source,
    })
    if (file.type === 'chunk' && file.isEntry) entry = file.fileName
    if (file.fileName.endsWith('.css')) styles.push(file.fileName)
  }
  return { entry, styles }
}
