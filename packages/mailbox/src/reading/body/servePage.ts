import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { createServer, defaultClientConditions, defaultServerConditions } from 'vite'

/** A page of the host with the policy in its header, as a gateway serves it. */
export const policyFrame = '/frame.html'

/** Where the page with the script is. */
const pagePath = '/mails.html'

const policy =
  "default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'"
const emptyPage = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>'
const pageWith = (script: string) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mail</title></head>' +
  `<body><div id="root"></div><script type="module" src="/src/reading/body/${script}"></script></body></html>`

/**
 * Serves a page with the real reading components on a free port.
 *
 * @param script of the page, from this folder on
 */
export async function servePage(script: string) {
  const server = await createServer({
    configFile: false,
    root: new URL('../../../', import.meta.url).pathname,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin(), pages(pageWith(script))],
    // Style sheets are run by the server, from the source of other packages too.
    environments: { ssr: { resolve: { conditions: ['@mailroom/source', ...defaultServerConditions] } } },
    resolve: {
      conditions: ['@mailroom/source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom'],
    },
    optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'dompurify'] },
    cacheDir: `node_modules/.vite-${script.split('/')[0]}`,
    server: { port: 0, host: '127.0.0.1', hmr: false },
  })
  await server.listen()
  const address = server.httpServer?.address()
  if (address === null || typeof address !== 'object') throw new Error('The page with the mails got no port.')
  const origin = `http://127.0.0.1:${address.port}`
  return { origin, url: origin + pagePath, close: () => server.close() }
}

function pages(page: string): Plugin {
  return {
    name: 'pages-with-mails',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]
        if (path !== policyFrame && path !== pagePath) return next()
        response.setHeader('content-type', 'text/html; charset=utf-8')
        if (path === policyFrame) {
          response.setHeader('content-security-policy', policy)
          return response.end(emptyPage)
        }
        void server.transformIndexHtml(pagePath, page).then((html) => response.end(html), next)
      })
    },
  }
}
