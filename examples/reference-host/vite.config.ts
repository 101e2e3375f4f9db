import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { acyclicFiles } from './acyclicFiles.ts'
import { aheadFiles } from './aheadFiles.ts'
import { artworkFiles } from './artworkFiles.ts'
import { firstLoad, laterFiles } from './chunks.ts'
import { eagerFiles } from './eagerFiles.ts'
import { helpFiles } from './helpFiles.ts'
import { offlineWorker } from './offlineWorker.ts'
import { pdfFiles } from './pdfFiles.ts'
import { smallFiles } from './smallFiles.ts'

// Inside the Mailroom repository packages are read from their source; elsewhere the condition matches nothing.
const source = '@mailroom/source'
const gateway = process.env.MAILROOM_GATEWAY_URL ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    pdfFiles(),
    helpFiles(),
    offlineWorker(),
    smallFiles(),
    eagerFiles(),
    aheadFiles(),
    acyclicFiles(),
    artworkFiles([source, ...defaultServerConditions]),
  ],
  worker: { format: 'es' },
  resolve: {
    // React has had this itself since 18; swr asks for what stood in for it.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
    conditions: [source, ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'swr', 'i18next'],
  },
  // Style sheets are run while building, as a server would run them.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  server: {
    // While working on components: the gateway of `pnpm dev` answers what the host asks for.
    proxy: Object.fromEntries(
      ['/api', '/frame.html', '/websocket'].map((path) => [
        path,
        { target: gateway, ws: path === '/websocket' },
      ]),
    ),
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false, resolveDependencies: laterFiles },
    rolldownOptions: { output: { codeSplitting: { groups: firstLoad } } },
  },
})
