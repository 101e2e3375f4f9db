import { parentPort } from 'node:worker_threads'
import { packEntries, type PackedEntries } from './packEntries'
import type { PackedMails } from './packMails'
import { unpackMails } from './packMails'
import { readMails } from './readMails'

/** A question to the thread. */
export interface ReadOrder {
  readonly id: number
  readonly mails: PackedMails
}

/** Its answer: a failure is a mistake of ours, since reading a mail never throws. */
export interface ReadReport {
  readonly id: number
  readonly entries: PackedEntries
}

// The program of the thread that reads mails: one order after the other.
let last = Promise.resolve()
parentPort?.on('message', ({ id, mails }: ReadOrder) => {
  last = last.then(async () => {
    const report: ReadReport = { id, entries: packEntries(await readMails(unpackMails(mails))) }
    parentPort?.postMessage(report, [report.entries.bytes.buffer])
  })
})
