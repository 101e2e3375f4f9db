import { parentPort } from 'node:worker_threads'
import { givenAway } from './givenAway'

/**
 * The whole program of a thread that works on files: it does what it is told, in order. An error that is not caught ends it,
 * which tells.
 */
export function serveOrders(carryOut: (order: unknown) => object): void {
  parentPort?.on('message', (order: unknown) => {
    const report = withOwnBytes(carryOut(order))
    parentPort?.postMessage(report, givenAway(report))
  })
  // From here on the deadline of an order runs: whatever came before was loading.
  parentPort?.postMessage('ready', [])
}

/** Short ones lie in memory that others use too, and that no thread gives away. */
const withOwnBytes = (report: object): object =>
  'bytes' in report && report.bytes instanceof Uint8Array
    ? { ...report, bytes: new Uint8Array(report.bytes) }
    : report
