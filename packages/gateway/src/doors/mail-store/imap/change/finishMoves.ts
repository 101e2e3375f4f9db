import { isMailroomError } from '@mailroom/core'
import type { ImapRow } from '../connection/ImapAccount'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { messageIdOf } from '../index/rowHeaders'
import { forgetMove, openMoves, type OpenMove } from './moveJournal'

/**
 * Brings moves out of a folder to their end that were broken off: what was copied and not taken away is taken away, so that
 * it is there once. What was not copied stays where it is. The rows follow with the next look at the folder.
 *
 * The caller holds the folder's lock, so none of them is under way.
 *
 * @source R3
 */
export async function finishMoves(context: ImapContext, from: ImapFolderRow): Promise<void> {
  for (const move of await openMoves(context, from)) {
    try {
      await finish(context, from, move)
    } catch (error) {
      // Without an answer it is tried again. Anything else says that it cannot be done: a folder is gone, or read-only.
      if (!isMailroomError(error) || error.kind === 'offline' || error.kind === 'cancelled') throw error
    }
    await forgetMove(context.database.db, move.id)
  }
}

async function finish(context: ImapContext, from: ImapFolderRow, move: OpenMove): Promise<void> {
  if (move.from_validity !== from.uid_validity) return
  const account = await context.account()
  const copies = await account.withFolder(move.to_path, async (open) => {
    const kinds: string[] = []
    if (open.uidValidity !== move.to_validity) return kinds
    for await (const row of open.fetchRows({ from: move.next_uid, to: '*' }))
      if (row.uid >= move.next_uid) kinds.push(kindOf(row))
    return kinds
  })
  if (copies.length === 0) return
  await account.withFolder(move.from_path, async (open) => {
    if (open.uidValidity !== move.from_validity) return
    const twice: number[] = []
    for await (const row of open.fetchRows(JSON.parse(move.uids) as number[])) {
      const at = copies.indexOf(kindOf(row))
      if (at < 0) continue
      copies.splice(at, 1)
      twice.push(row.uid)
    }
    if (twice.length > 0) await open.expunge(twice)
  })
}

/** Mails that are alike in this are copies of each other. */
const kindOf = (row: ImapRow): string => `${row.sizeBytes} ${messageIdOf(row)}`
