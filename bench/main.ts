import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { Gateway } from '../e2e/product/Gateway'
import { browse, browseFloor, browsingFigures } from './browsing'
import { openFloor } from './floor'
import { importFigures } from './importing'
import { type FigureTable, printTable } from './Figure'
import { imapFigures } from './imap/imapFigures'
import { makeMails, type Mails } from './mails'
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
    only: { type: 'string' },
  },
})

/** What is shown of the two places where mail can lie. The embedded store is measured for both. */
const places = ['embedded', 'imap']
const shown = values.only === undefined ? places : [values.only]
if (values.write && values.only !== undefined)
  throw new Error('--write keeps all figures, so it goes without --only.')
if (!shown.every((place) => places.includes(place))) throw new Error(`--only knows ${places.join(' and ')}.`)

/** Everything in order, because the parts use the same two cores and would measure each other. */
async function measure(folder: string, browser: Browser): Promise<FigureTable[]> {
  const mails = await makeMails(folder, Number(values.mails), root)
  // The outside world is not asked for anything, so any port does for it.
  const gateway = await Gateway.install(9, { MAILROOM_LOG_LEVEL: 'warn' })
  try {
    const { table, browsed } = await measureEmbedded(browser, gateway, mails)
    return [
      ...(shown.includes('embedded') ? [table] : []),
      ...(shown.includes('imap') ? await imapFigures(browser, mails, { url: gateway.url, browsed }) : []),
    ]
  } finally {
    await gateway.remove()
  }
}

/** The mails in the embedded store of a gateway, which runs from then on. */
async function measureEmbedded(browser: Browser, gateway: Gateway, mails: Mails) {
  const floor = await openFloor()
  try {
    const imported = await importFigures(gateway, mails.maildir, mails.count)
    await gateway.start()
    const sizes = await sizeFigures(browser, gateway, join(root, 'examples/reference-host/dist'))
    const served = await servingFigures(gateway, floor)
    const browsed = await browse(browser, gateway)
    const browsing = browsingFigures(browsed, await browseFloor(browser, floor))
    const figures = [...sizes, ...imported, ...served, await memoryFigure(gateway), ...browsing]
    return { browsed, table: { title: 'Mail in the embedded store', figures } }
  } finally {
    floor.close()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'mailroom-bench-'))
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
try {
  const tables = await measure(folder, browser)
  for (const table of tables) printTable(table)
  if (values.write) await writePage(join(root, 'docs/performance.md'), tables, Number(values.mails))
  const isKept = tables.every(({ figures }) => figures.every((figure) => figure.isWithin !== false))
  process.exitCode = isKept ? 0 : 1
} finally {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
}
