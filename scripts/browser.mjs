// Finds a Chromium for the browser tests, and gets one where that is possible.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { find, installPackages } from './debian.mjs'

/** Chromium without the windows around its pages: the same engine, and a third less for the processor to do. */
const shell = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const fonts = ['fonts-liberation', 'fonts-noto-cjk']

const playwrightsOwn = () => {
  const { chromium } = createRequire(import.meta.url)('playwright')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

/** @param {readonly string[]} names the best first */
const installed = (names) => process.env.CHROMIUM_PATH ?? names.map(find).find(Boolean) ?? playwrightsOwn()

/**
 * Path of a Chromium.
 *
 * @param {{ isMeasured?: boolean }} options what is measured is the browser that people use, where it is there
 * @throws {Error} with a sentence for the person at the terminal, when none is there and none can be had
 */
export function browser({ isMeasured = false } = {}) {
  const names = isMeasured ? [...whole, shell] : [shell, ...whole]
  const packages = isMeasured ? ['chromium'] : [shell, 'chromium']
  const known = installed(names)
  if (known) return known
  for (const name of packages) {
    const fetched = installPackages([name, ...fonts]) ? installed(names) : undefined
    if (fetched) return fetched
  }
  throw new Error(
    'The tests need Chromium and found none. Install it (Debian, Ubuntu: apt-get install chromium fonts-noto-cjk), or set CHROMIUM_PATH to its program.',
  )
}
