import { createBreath } from '../session/breath'
import { type IndexEntry, toIndexEntry } from '../texts/IndexEntry'
import { planParts } from '../texts/planParts'
import { readParts } from '../texts/readParts'
import { rebuildMail } from '../texts/rebuildMail'
import type { MailReader, MailToRead } from './MailReader'

/** Reads mails one after the other; others come in between. */
export async function readMails(mails: readonly MailToRead[]): Promise<(IndexEntry | undefined)[]> {
  const entries: (IndexEntry | undefined)[] = []
  const breathe = createBreath()
  for (const mail of mails) {
    entries.push(await readMail(mail))
    await breathe()
  }
  return entries
}

async function readMail({ structure, sizeBytes, parts }: MailToRead): Promise<IndexEntry | undefined> {
  const rebuilt = rebuildMail(structure, planParts(structure, 'index'), parts)
  return rebuilt && toIndexEntry(await readParts(rebuilt, sizeBytes, { isHtmlLeft: true }))
}

/** Reads in this thread. */
export const readerHere: MailReader = { read: readMails, close: async () => {} }
