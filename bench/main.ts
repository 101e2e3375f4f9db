import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { Gateway } from '../e2e/product/Gateway'
import { browse, browseFloor, browsingFigures } from './browsing'
import { openFloor } from './floor'
import { importFigures } from './importing'
import { type Figure, type FigureTable, printTable } from './Figure'
import { imapFigures } from './imap/imapFigures'
import { largeFigures } from './large/largeFigures'
import { liveFigures } from './live/liveFigures'
import { mailboxFigures } from './mailbox/mailboxFigures'
import { makeMails } from './mails'
import { memoryFigure } from './memory'
import { peerFigures } from './peers/peerFigures'
import { writePage } from './performancePage'
import { servingFigures } from './serving'
import { sizeFigures } from './sizes'
import { writingFigures } from './writing/writingFigures'

const root = resolve(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    mails: { type: 'string', default: '20000' },
    only: { type: 'string' },
  },
})

/** The parts that can be shown alone. Mail is brought into the embedded store for all but live lines. */
const parts = ['embedded', 'writing', 'imap', 'mailbox', 'large', 'live']
/** Shown when they are asked for: they need what nobody else needs on the machine. */
const partsAlone = ['peers']
const shown = values.only === undefined ? parts : [values.only]
const known = [...parts, ...partsAlone]
if (!shown.every((part) => known.includes(part))) throw new Error(`--only knows ${known.join(', ')}.`)

/**
 * Everything in order, because the parts use the same two cores and would measure each other. What is known is printed at
 * once: a part that breaks off takes nothing with it.
 */
async function measure(folder: string, browser: Browser): Promise<FigureTable[]> {
  const tables: FigureTable[] = []
  const add = (...measured: FigureTable[]) => {
    for (const table of measured) printTable(table)
    tables.push(...measured)
  }
  if (shown.includes('live')) add({ title: 'Live lines', figures: await liveFigures() })
  if (shown.every((part) => part === 'live')) return tables
  const mails = await makeMails(folder, Number(values.mails), root)
  // The outside world is not asked for anything, so any port does for it.
  const gateway = await Gateway.install(9, { MAILROOM_LOG_LEVEL: 'warn' })
  try {
    const imported = await importFigures(gateway, mails.maildir, mails.totalCount)
    await gateway.start()
    if (shown.includes('embedded') || shown.includes('imap')) {
      const { table, browsed } = await measureEmbedded(browser, gateway, imported)
      if (shown.includes('embedded')) add(table)
      if (shown.includes('imap')) add(...(await imapFigures(browser, mails, { url: gateway.url, browsed })))
    }
    if (shown.includes('writing')) add({ title: 'Writing', figures: await writingFigures(browser, gateway) })
    if (shown.includes('mailbox')) add(...(await mailboxFigures(browser, mails, gateway)))
    if (shown.includes('peers')) add(...(await peerFigures(browser, mails, gateway)))
    if (shown.includes('large')) add(...(await largeFigures(browser, mails, gateway)))
    return tables
  } finally {
    await gateway.remove()
  }
}

/** The mails in the embedded store of a gateway that runs. */
async function measureEmbedded(browser: Browser, gateway: Gateway, imported: readonly Figure[]) {
  const floor = await openFloor()
  try {
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
  if (values.write) await writePage(join(root, 'docs/performance.md'), tables, Number(values.mails))
  const isKept = tables.every(({ figures }) => figures.every((figure) => figure.isWithin !== false))
  process.exitCode = isKept ? 0 : 1
} finally {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
}
