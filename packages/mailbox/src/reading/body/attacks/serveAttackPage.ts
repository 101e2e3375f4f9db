import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { createServer, defaultClientConditions, defaultServerConditions } from 'vite'

/** A page of the host with the policy in its header, as a gateway serves it. */
export const policyFrame = '/frame.html'

const policy =
  "default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'"
const emptyPage = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>'
const attackPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mail</title></head>' +
  '<body><div id="root"></div><script type="module" src="/src/reading/body/attacks/attackPage.tsx"></script></body></html>'

/** Serves the real reading components on a free port. */
export async function serveAttackPage() {
  const server = await createServer({
    configFile: false,
    root: new URL('../../../../', import.meta.url).pathname,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin(), pages()],
    // Style sheets are run by the server, from the source of other packages too.
    environments: { ssr: { resolve: { conditions: ['@mailroom/source', ...defaultServerConditions] } } },
    resolve: {
      conditions: ['@mailroom/source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom'],
    },
    optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'dompurify'] },
    cacheDir: 'node_modules/.vite-attacks',
    server: { port: 0, host: '127.0.0.1', hmr: false },
  })
  await server.listen()
  const address = server.httpServer?.address()
  if (address === null || typeof address !== 'object') throw new Error('The attack page got no port.')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

function pages(): Plugin {
  return {
    name: 'attack-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]
        if (path !== policyFrame && path !== '/attacks.html') return next()
        response.setHeader('content-type', 'text/html; charset=utf-8')
        if (path === policyFrame) {
          response.setHeader('content-security-policy', policy)
          return response.end(emptyPage)
        }
        void server.transformIndexHtml('/attacks.html', attackPage).then((html) => response.end(html), next)
      })
    },
  }
}
