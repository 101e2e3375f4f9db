import type { OpenFolder } from '../connection/ImapAccount'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { serverUid } from '../publicUid'
import type { MailToRead } from '../reader/MailReader'
import { fetchMail, maxDoubtfulBytes } from './fetchMail'
import { type IndexEntry, toIndexEntry } from './IndexEntry'
import { planParts, wantedParts } from './planParts'
import { storeTexts } from './storeTexts'
import type { TextsDue } from './textsDue'

/** Bytes of texts that are in memory at once, roughly. */
export const maxBatchBytes = 8_000_000

/**
 * Reads what lists and searching need of these mails, in few questions, and keeps it. Those that are gone from the server
 * are passed over.
 */
export async function indexTexts(
  context: ImapContext,
  folder: ImapFolderRow,
  open: OpenFolder,
  due: readonly TextsDue[],
): Promise<void> {
  const asked = new Map<number, TextsDue>()
  const read = new Map<number, IndexEntry>()
  for (const mail of due) {
    const uid = serverUid(folder.uid_validity, mail.uid)
    if (uid === undefined) continue
    if (mail.structure === undefined) read.set(mail.id, toIndexEntry(await fetchMail(open, uid, mail)))
    else asked.set(uid, mail)
  }
  const wanted = new Map(
    Array.from(asked, ([uid, { structure }]) => [
      uid,
      wantedParts(structure!, planParts(structure!, 'index')),
    ]),
  )
  const doubtful: number[] = []
  let fetched = new Map<number, MailToRead>()
  let bytes = 0
  const readFetched = async () => {
    const [uids, entries] = [[...fetched.keys()], await context.reader.read([...fetched.values()])]
    for (const [index, entry] of entries.entries()) {
      const uid = uids[index]!
      if (entry === undefined) continue
      read.set(asked.get(uid)!.id, entry)
      if (entry.isDoubtful) doubtful.push(uid)
    }
    fetched = new Map()
    bytes = 0
  }
  for await (const { uid, parts } of open.fetchPartsOfMany(wanted)) {
    const mail = asked.get(uid)
    if (mail === undefined) continue
    fetched.set(uid, { structure: mail.structure!, sizeBytes: mail.sizeBytes, parts })
    for (const { body } of parts.values()) bytes += body.byteLength
    if (bytes < maxBatchBytes) continue
    await readFetched()
    await storeTexts(context, read)
    read.clear()
  }
  await readFetched()
  for (const uid of doubtful) {
    const mail = asked.get(uid)!
    if (mail.sizeBytes > maxDoubtfulBytes) continue
    read.set(mail.id, toIndexEntry(await fetchMail(open, uid, mail)))
  }
  await storeTexts(context, read)
}
