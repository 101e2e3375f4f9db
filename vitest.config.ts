import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/vitest/LongestFirst.ts'
import { onPostgres, otherPairs, withoutDatabase } from './scripts/vitest/postgresSuites.ts'
import { viewerLibraries } from './scripts/vitest/viewerLibraries.ts'
import { keepModules } from './scripts/vitest/keepModules.ts'

const source = '@mailroom/source'
/** A new object for each project, since Vitest writes the project's name into it. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
  }),
  instances: [{ browser: 'chromium' as const }],
})

/** In the whole run a test may fail twice; it is named then. See docs/decisions/0008. */
const retry = process.env.MAILROOM_SUM ? 2 : 0

/** On a busy machine everything takes many times as long; a hook that failed is not run again, and starts servers. */
const patience = {
  testTimeout: 180_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ['./scripts/vitest/patientWaiting.ts'],
}

/** Pages that are open at once: in each of them a test waits for frames and animations most of the time. */
const maxPages = 2

/** Suites of Node; those of many minutes run when they are asked for. */
const nodeSuites = {
  exclude: ['**/node_modules/**', ...(process.env.MAILROOM_LONG ? [] : ['**/*.long.test.ts'])],
  retry,
  ...patience,
  maxWorkers: 2,
  // A worker reads the source once, and not anew for each of three hundred files: a half of the time.
  isolate: false,
}

export default defineConfig({
  // The style sheets of all projects are run with what stands here, from the source of other packages too.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: process.env.MAILROOM_SUM ? ['default', './scripts/reporters/vitestSum.ts'] : ['default'],
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { conditions: [source, ...defaultServerConditions] },
        ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
        test: {
          name: 'node',
          sequence: { groupOrder: 1 },
          include: ['packages/*/src/**/*.test.ts', 'examples/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          ...nodeSuites,
          exclude: [
            ...nodeSuites.exclude,
            'packages/gateway/src/**/postgres/**',
            ...(process.env.MAILROOM_LONG ? [] : otherPairs.node),
          ],
          globalSetup: ['packages/gateway/src/testing/shareEmptyDatabase.ts'],
        },
      },
      {
        // The gateway once more, over a PostgreSQL server that is started for the run.
        resolve: { conditions: [source, ...defaultServerConditions] },
        ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
        test: {
          name: 'postgres',
          // At the same time as the suites above: both wait for servers and disks more than they compute.
          sequence: { groupOrder: 1 },
          include: process.env.MAILROOM_LONG ? ['packages/gateway/src/**/*.test.ts'] : [...onPostgres],
          ...nodeSuites,
          exclude: [
            ...nodeSuites.exclude,
            ...withoutDatabase,
            ...(process.env.MAILROOM_LONG ? [] : otherPairs.postgres),
          ],
          globalSetup: ['packages/gateway/src/testing/postgres/serveTestRun.ts'],
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin(), keepModules()],
        resolve: { conditions: [source, ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
        optimizeDeps: { include: [...viewerLibraries] },
        test: {
          name: 'browser',
          retry,
          include: ['packages/*/src/**/*.test.tsx', 'examples/*/src/**/*.test.tsx'],
          ...patience,
          maxWorkers: maxPages,
          setupFiles: [
            './scripts/vitest/lightReact.ts',
            ...patience.setupFiles,
            './scripts/vitest/failOnConsole.ts',
            './scripts/vitest/cleanPage.ts',
          ],
          // A page keeps the modules of all its files, and their code as compiled: two thirds of the time.
          isolate: false,
          browser: chromium(),
        },
      },
      {
        plugins: [keepModules(), storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          retry,
          ...patience,
          setupFiles: ['./scripts/vitest/lightReact.ts', ...patience.setupFiles],
          maxWorkers: maxPages,
          isolate: false,
          browser: chromium(),
        },
      },
    ],
  },
})
