import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

// Inside the Mailroom repository packages are read from their source; elsewhere the condition matches nothing.
const source = '@mailroom/source'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'swr', 'i18next'],
  },
  // Style sheets are run while building, as a server would run them.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
