import { parentPort } from 'node:worker_threads'
import { carryOut } from './carryOut'
import type { FileOrder, FileReport } from './FileOrder'

// The program of the thread that reads and writes files of contacts. An error that is not caught ends it, which tells.
parentPort?.on('message', (order: FileOrder) => {
  const report = carryOut(order)
  if (!('bytes' in report)) return parentPort?.postMessage(report, [])
  // A copy of its own: short ones lie in memory that others use too, and that no thread gives away.
  const bytes = new Uint8Array(report.bytes)
  parentPort?.postMessage({ bytes } satisfies FileReport, [bytes.buffer])
})
// From here on the deadline of an order runs: whatever came before was loading.
parentPort?.postMessage('ready', [])
