// Finds a Chromium for the browser tests, and gets one where that is possible.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { find, installPackages } from './debian.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const packages = ['chromium', 'fonts-liberation', 'fonts-noto-cjk']

const playwrightsOwn = () => {
  const { chromium } = createRequire(import.meta.url)('playwright')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

const installed = () => process.env.CHROMIUM_PATH ?? names.map(find).find(Boolean) ?? playwrightsOwn()

/**
 * Path of a Chromium.
 *
 * @throws {Error} with a sentence for the person at the terminal, when none is there and none can be had
 */
export function browser() {
  const path = installed() ?? (installPackages(packages) ? installed() : undefined)
  if (path) return path
  throw new Error(
    'The tests need Chromium and found none. Install it (Debian, Ubuntu: apt-get install chromium fonts-noto-cjk), or set CHROMIUM_PATH to its program.',
  )
}
