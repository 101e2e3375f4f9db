import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    // Inside the Mailroom repository packages are read from their source; elsewhere the condition matches nothing.
    conditions: ['@mailroom/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'swr', 'i18next', 'react-i18next'],
  },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
