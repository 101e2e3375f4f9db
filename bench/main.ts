import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { Gateway } from '../e2e/product/Gateway'
import { browsingFigures } from './browsing'
import { openFloor } from './floor'
import { importFigures } from './importing'
import { printFigures, type Figure } from './Figure'
import { makeMails } from './mails'
import { memoryFigure } from './memory'
import { writePage } from './performancePage'
import { servingFigures } from './serving'
import { sizeFigures } from './sizes'

const root = resolve(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    mails: { type: 'string', default: '20000' },
  },
})
const mailCount = Number(values.mails)

/** Everything in order, because the parts use the same two cores and would measure each other. */
async function measure(folder: string, gateway: Gateway): Promise<Figure[]> {
  const maildir = await makeMails(folder, mailCount, root)
  const imported = await importFigures(gateway, maildir, mailCount)
  await gateway.start()
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
  const floor = await openFloor()
  try {
    const sizes = await sizeFigures(browser, gateway, join(root, 'examples/reference-host/dist'))
    const served = await servingFigures(browser, gateway, floor)
    const browsed = await browsingFigures(browser, gateway, floor)
    return [...sizes, ...imported, ...served, await memoryFigure(gateway), ...browsed]
  } finally {
    floor.close()
    await browser.close()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'mailroom-bench-'))
// The outside world is not asked for anything, so any port does for it.
const gateway = await Gateway.install(9, { MAILROOM_LOG_LEVEL: 'warn' })
try {
  const figures = await measure(folder, gateway)
  printFigures(figures)
  if (values.write) await writePage(join(root, 'docs/performance.md'), figures, mailCount)
  process.exitCode = figures.every((figure) => figure.isWithin !== false) ? 0 : 1
} finally {
  await gateway.remove()
  await rm(folder, { recursive: true, force: true })
}
