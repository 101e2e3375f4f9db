import { expungeMails } from './change/expungeMails'
import { moveMails } from './change/moveMails'
import { storeFlags } from './change/storeFlags'
import type { OpenFolder } from './ImapAccount'
import type { HeldFolder } from './pool/HeldFolder'
import { fetchEnvelopes } from './read/fetchEnvelopes'
import { fetchFlags } from './read/fetchFlags'
import { fetchHeader } from './read/fetchHeader'
import { fetchParts, fetchPartsOfMany } from './read/fetchParts'
import { fetchRows } from './read/fetchRows'
import { newestUids } from './read/newestUids'
import { searchMails } from './read/searchMails'
import { allUids, findByMessageId } from './read/searchUids'
import { streamPart, type TakeFolder } from './read/streamPart'
import { unlessAborted } from './unlessAborted'
import { vanishedSince } from './read/vanishedSince'

/**
 * What a caller sees of a folder that is held open.
 *
 * @param take   for streams that outlive it
 * @param onSeen told of the newest mail that the server has named here
 */
export function openFolder(held: HeldFolder, take: TakeFolder, onSeen: (uid: number) => void): OpenFolder {
  const { selected } = held.connection
  const mailbox = selected?.mailbox
  onSeen((mailbox?.uidNext ?? 1) - 1)
  const permanentFlags = mailbox?.permanentFlags ?? new Set<string>()
  return {
    path: held.path,
    uidValidity: held.uidValidity,
    uidNext: mailbox?.uidNext ?? 0,
    messageCount: mailbox?.exists ?? 0,
    highestModSeq: held.connection.heardModSeq || undefined,
    permanentFlags,
    // Without PERMANENTFLAGS all flags are kept. @source RFC 3501 6.3.1
    canAddKeywords: mailbox?.permanentFlags === undefined || permanentFlags.has('\\*'),
    isReadOnly: mailbox?.readOnly === true,
    catchUp: () =>
      held.read(async (connection) => void (await connection.exec('Asking for news', 'NOOP', false))),
    newestUids: async (limit) => {
      const uids = await held.read((connection) => newestUids(connection, limit))
      // There may be more than a call takes arguments.
      for (const uid of uids) onSeen(uid)
      return uids
    },
    allUids: () => held.read(allUids),
    fetchRows: (uids) => fetchRows(held, uids),
    fetchEnvelopes: (uids) => fetchEnvelopes(held, uids),
    fetchFlags: (range, changedSince) => fetchFlags(held, range, changedSince),
    vanishedSince: (modSeq) => vanishedSince(held, modSeq),
    fetchHeader: (uid, limitBytes) => fetchHeader(held, uid, limitBytes),
    fetchParts: (uid, parts) => fetchParts(held, uid, parts),
    fetchPartsOfMany: (wanted) => fetchPartsOfMany(held, wanted),
    stream: (uid, part, range) => streamPart(held, take, uid, part, range),
    search: (criteria, options) =>
      held.read((connection) => unlessAborted(searchMails(connection, criteria), options?.signal)),
    findByMessageId: (messageId) => held.read((connection) => findByMessageId(connection, messageId)),
    store: (uids, change) => held.mark((connection) => storeFlags(connection, uids, change)),
    move: (uids, target) => held.write((connection) => moveMails(connection, uids, target)),
    expunge: (uids) => held.write((connection) => expungeMails(connection, uids)),
  }
}
