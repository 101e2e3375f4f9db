import { atom } from '../client/ImapClient'
import type { ImapFlags, UidRange } from '../ImapAccount'
import type { HeldFolder } from '../pool/HeldFolder'
import { fetchLines } from './fetchLines'
import { rangeSet } from './uidSet'

const flagsBytes = 200

/** Flags of these mails; those changed since a mod-sequence only where the server keeps them, else all. */
export const fetchFlags = (
  folder: HeldFolder,
  range: UidRange,
  changedSince?: bigint,
): AsyncGenerator<ImapFlags> =>
  folder.stream(async (connection, push) => {
    const { hasModSeq } = connection
    const isChange = hasModSeq && changedSince !== undefined
    await fetchLines(
      connection,
      rangeSet(range),
      [atom('FLAGS'), ...(hasModSeq ? [atom('MODSEQ')] : [])],
      ({ uid, flags, modSeq }) => (flags ? push({ uid, flags, modSeq }, flagsBytes) : undefined),
      isChange ? { modifiers: [atom('CHANGEDSINCE'), atom(`${changedSince}`)] } : {},
    )
  })
