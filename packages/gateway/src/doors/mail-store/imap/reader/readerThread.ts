import { parentPort } from 'node:worker_threads'
import type { PackedMails } from './packMails'
import { unpackMails } from './packMails'
import { readMails } from './readMails'
import type { IndexEntry } from '../texts/IndexEntry'

/** A question to the thread. */
export interface ReadOrder {
  readonly id: number
  readonly mails: PackedMails
}

/** Its answer: a failure is a mistake of ours, since reading a mail never throws. */
export interface ReadReport {
  readonly id: number
  readonly entries: readonly (IndexEntry | undefined)[]
}

// The program of the thread that reads mails: one order after the other.
let last = Promise.resolve()
parentPort?.on('message', ({ id, mails }: ReadOrder) => {
  last = last.then(async () => {
    const entries = await readMails(unpackMails(mails), true)
    const report: ReadReport = { id, entries }
    // All of them lie in one.
    const html = entries.find((entry) => entry?.htmlPart !== undefined)?.htmlPart?.buffer
    parentPort?.postMessage(report, html instanceof ArrayBuffer ? [html] : [])
  })
})
