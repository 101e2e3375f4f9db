import { existsSync } from 'node:fs'
import { createReaderThread } from './createReaderThread'
import type { MailReader } from './MailReader'
import { readerHere } from './readMails'

/** Beside the built program that this file is a part of. */
const program = new URL('./readerThread.js', import.meta.url)

/** Reads in a thread of its own; in this one where the gateway runs from its sources, which have no program for another. */
export const openMailReader = (): MailReader =>
  existsSync(program) ? createReaderThread(program) : readerHere
