import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  // Of many minutes: only `pnpm test:long` runs them.
  testIgnore: process.env.MAILROOM_LONG ? [] : ['**/*.long.spec.ts'],
  outputDir: '../test-results',
  // Each has gateways of its own, and waits for half of its time.
  workers: 2,
  fullyParallel: false,
  // In the whole run a test may fail twice; it is named then. See docs/decisions/0008.
  retries: process.env.MAILROOM_SUM ? 2 : 0,
  // On a machine that others use as well a test takes many times as long, and is right all the same.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['../scripts/reporters/playwrightSum.ts']],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--disable-background-networking', '--disable-component-update', '--no-first-run'],
    },
    // Files that come through it cannot be kept from a page by a test; those of offline reading let it in.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
