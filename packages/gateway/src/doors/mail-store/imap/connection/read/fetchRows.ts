import { atom, type ImapArgument } from '../client/ImapClient'
import type { ImapConnection } from '../client/ImapConnection'
import type { ImapRow, UidRange } from '../ImapAccount'
import type { HeldFolder, Push } from '../pool/HeldFolder'
import { type FetchedMail, fetchLines } from './fetchLines'
import { readBodyStructure } from './readBodyStructure'
import { isCut, rowHeaderItem, wholeLines } from './rowHeader'
import { searchUids } from './searchUids'
import { rangeSet, uidSets } from './uidSet'

/** What a row keeps in memory besides its header, roughly. */
const rowBytes = 2_000

/** Rows of these mails as they come, one FETCH for all of them. Mails that are gone are left out. */
export const fetchRows = (folder: HeldFolder, uids: readonly number[] | UidRange): AsyncGenerator<ImapRow> =>
  folder.stream(async (connection, push) => {
    for (const set of isRange(uids) ? [rangeSet(uids)] : uidSets(uids)) await fetchSet(connection, set, push)
  })

async function fetchSet(connection: ImapConnection, set: string, push: Push<ImapRow>): Promise<void> {
  const unreadBefore = connection.unread.count
  const seen = new Set<number>()
  const take = (mail: FetchedMail) => {
    const row = toRow(mail)
    if (row === undefined || seen.has(row.uid)) return undefined
    seen.add(row.uid)
    return push(row, row.header.byteLength + rowBytes)
  }
  const items = rowItems(connection)
  await fetchLines(connection, set, [...items, atom('BODYSTRUCTURE')], take, { isPatient: true })
  if (connection.unread.count === unreadBefore) return
  // A structure that is nested too deep for the parser takes the whole line with it, so those are asked without it.
  const there = await searchUids(connection, set)
  const missing = there.filter((uid) => !seen.has(uid))
  for (const rest of uidSets(missing)) await fetchLines(connection, rest, items, take, { isPatient: true })
}

const rowItems = ({ hasModSeq }: ImapConnection): ImapArgument[] => [
  atom('FLAGS'),
  atom('INTERNALDATE'),
  atom('RFC822.SIZE'),
  ...(hasModSeq ? [atom('MODSEQ')] : []),
  rowHeaderItem,
]

/** Undefined for news about flags, which come in the same form. */
function toRow({ uid, flags, modSeq, internalDate, sizeBytes, sections, bodyStructure }: FetchedMail) {
  const header = sections.get('HEADER')
  if (header === undefined) return undefined
  return {
    uid,
    flags: flags ?? new Set<string>(),
    modSeq,
    internalDate: internalDate ?? 0,
    sizeBytes: sizeBytes ?? 0,
    header: wholeLines(header ?? Buffer.alloc(0)),
    isHeaderCut: header !== null && isCut(header),
    structure: readBodyStructure(bodyStructure),
  }
}

const isRange = (uids: readonly number[] | UidRange): uids is UidRange => !Array.isArray(uids)
