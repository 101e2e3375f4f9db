import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defaultServerConditions, mergeConfig } from 'vite'
import { viewerLibraries } from '../scripts/vitest/viewerLibraries.ts'

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin()],
      resolve: {
        conditions: ['@mailroom/source', ...defaultClientConditions],
        dedupe: ['react', 'react-dom'],
      },
      optimizeDeps: { include: [...viewerLibraries] },
      // Style sheets are run while building, as a server would run them.
      environments: { ssr: { resolve: { conditions: ['@mailroom/source', ...defaultServerConditions] } } },
      build: {
        rolldownOptions: {
          // "use client" in packages means nothing in a story and would flood the log.
          onLog: (level: string, log: { code?: string }, next: (level: string, log: object) => void) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log)
          },
        },
      },
    }),
}

export default config
