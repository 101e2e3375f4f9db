import type { ImapRow, OpenFolder } from '../connection/ImapAccount'
import type { MailToRead } from '../reader/MailReader'
import { maxBatchBytes } from '../texts/indexTexts'
import { planParts, wantedParts } from '../texts/planParts'

/** What never changes of some mails: their rows, and of most of them all that the index reads. */
export interface FetchedBatch {
  readonly rows: readonly ImapRow[]
  /** By the server's uid. Those that are not here are read later. */
  readonly mails: ReadonlyMap<number, MailToRead>
}

/** Fetches rows, and then what their structures name, in few questions. */
export async function fetchBatch(open: OpenFolder, uids: readonly number[]): Promise<FetchedBatch> {
  const rows: ImapRow[] = []
  for await (const row of open.fetchRows(uids)) rows.push(row)
  const byUid = new Map(rows.map((row) => [row.uid, row]))
  const mails = new Map<number, MailToRead>()
  for await (const { uid, parts } of open.fetchPartsOfMany(new Map(rows.flatMap(textsOf)))) {
    const { structure, sizeBytes, header } = byUid.get(uid)!
    const headerPart = { mimeHeader: new Uint8Array(), body: header }
    mails.set(uid, { structure: structure!, sizeBytes, parts: new Map(parts).set('HEADER', headerPart) })
  }
  return { rows, mails }
}

/** The header has come with the row. */
function textsOf({ uid, structure, isHeaderCut }: ImapRow) {
  if (structure === undefined || isHeaderCut) return []
  const plan = planParts(structure, 'index')
  const bytes = plan.reduce((sum, { part, limitBytes }) => sum + Math.min(part.sizeBytes, limitBytes), 0)
  // A mail with much text is read alone, so that a batch of such does not fill the memory.
  if (bytes > maxBatchBytes / 40) return []
  const wanted = wantedParts(structure, plan).filter(({ path }) => path !== 'HEADER')
  return [[uid, wanted] as const]
}
