import type { OpenFolder } from '../connection/ImapAccount'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { serverUid } from '../publicUid'
import { fetchMail, maxDoubtfulBytes } from './fetchMail'
import { type PlannedPart, planParts, wantedParts } from './planParts'
import { type ReadMail, readParts } from './readParts'
import { rebuildMail } from './rebuildMail'
import { createBreath } from '../session/breath'
import { storeTexts } from './storeTexts'
import type { TextsDue } from './textsDue'

/** Bytes of texts that are in memory at once, roughly. */
const maxBatchBytes = 8_000_000

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
  const asked = new Map<number, TextsDue & { readonly plan: readonly PlannedPart[] }>()
  const read = new Map<number, ReadMail>()
  for (const mail of due) {
    const uid = serverUid(folder.uid_validity, mail.uid)
    if (uid === undefined) continue
    if (mail.structure === undefined) read.set(mail.id, await fetchMail(open, uid, mail))
    else asked.set(uid, { ...mail, plan: planParts(mail.structure, 'index') })
  }
  const wanted = new Map(
    Array.from(asked, ([uid, { structure, plan }]) => [uid, wantedParts(structure!, plan)]),
  )
  const doubtful: number[] = []
  let bytes = 0
  const breathe = createBreath()
  for await (const { uid, parts } of open.fetchPartsOfMany(wanted)) {
    const mail = asked.get(uid)
    const rebuilt = mail && rebuildMail(mail.structure!, mail.plan, parts)
    if (rebuilt === undefined) continue
    const one = await readParts(rebuilt, mail!.sizeBytes)
    read.set(mail!.id, one)
    if (one.isDoubtful) doubtful.push(uid)
    bytes += rebuilt.raw.length
    await breathe()
    if (bytes < maxBatchBytes) continue
    await storeTexts(context, read)
    read.clear()
    bytes = 0
  }
  for (const uid of doubtful) {
    const mail = asked.get(uid)!
    if (mail.sizeBytes <= maxDoubtfulBytes) read.set(mail.id, await fetchMail(open, uid, mail))
  }
  await storeTexts(context, read)
}
