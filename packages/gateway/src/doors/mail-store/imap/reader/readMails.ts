import { createBreath } from '../session/breath'
import { type IndexEntry, toIndexEntry } from '../texts/IndexEntry'
import { planParts } from '../texts/planParts'
import { readParts } from '../texts/readParts'
import { rebuildMail } from '../texts/rebuildMail'
import { gatherHtml } from './gatherHtml'
import type { MailReader, MailToRead } from './MailReader'

/**
 * Reads mails one after the other.
 *
 * @param isAlone in a thread that does nothing else; otherwise others come in between
 */
export async function readMails(
  mails: readonly MailToRead[],
  isAlone = false,
): Promise<(IndexEntry | undefined)[]> {
  const entries: (IndexEntry | undefined)[] = []
  const breathe = createBreath()
  for (const mail of mails) {
    entries.push(await readMail(mail, isAlone))
    if (!isAlone) await breathe()
  }
  return gatherHtml(entries)
}

async function readMail(
  { structure, sizeBytes, parts }: MailToRead,
  isAlone: boolean,
): Promise<IndexEntry | undefined> {
  const rebuilt = rebuildMail(structure, planParts(structure, 'index'), parts)
  return rebuilt && toIndexEntry(await readParts(rebuilt, sizeBytes, { isHtmlLeft: true, isAlone }))
}

/** Reads in this thread. */
export const readerHere: MailReader = { read: (mails) => readMails(mails), close: async () => {} }
