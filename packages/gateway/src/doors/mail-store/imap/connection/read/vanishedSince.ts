import { atom, tokenText } from '../client/ImapClient'
import type { ClosedUidRange } from '../ImapAccount'
import type { HeldFolder } from '../pool/HeldFolder'
import { fetchLines } from './fetchLines'
import { readRanges } from './uidSet'

/**
 * Uids expunged since a mod-sequence: `* VANISHED (EARLIER) 300:310,405`. Undefined without QRESYNC, and in a folder
 * that keeps no mod-sequences.
 *
 * @source RFC 7162 3.2.6
 */
export async function vanishedSince(
  folder: HeldFolder,
  modSeq: bigint,
): Promise<readonly ClosedUidRange[] | undefined> {
  const { client, hasModSeq } = folder.connection
  if (!client.enabled.has('QRESYNC') || !hasModSeq) return undefined
  return folder.read(async (connection) => {
    const ranges: ClosedUidRange[] = []
    await fetchLines(connection, '1:*', [atom('UID')], () => {}, {
      modifiers: [atom('CHANGEDSINCE'), atom(`${modSeq}`), atom('VANISHED')],
      onVanished: ({ attributes = [] }) => {
        ranges.push(...readRanges(tokenText(attributes.at(-1)) ?? ''))
      },
    })
    return ranges
  })
}
