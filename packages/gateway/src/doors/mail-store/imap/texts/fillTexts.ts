import { setImmediate } from 'node:timers/promises'
import { folderWithId } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { serverUid } from '../publicUid'
import { indexTexts } from './indexTexts'
import { newestTextsDue } from './textsDue'

/** Mails of one question to the server. */
const mailsPerBatch = 50

/**
 * Reads the texts of a folder's mails that are not here, newest first. What is stopped half-way goes on from there.
 *
 * @param onBatch told after each batch that is kept; answers whether to go on
 */
export async function fillTexts(
  context: ImapContext,
  folderId: number,
  signal: AbortSignal,
  onBatch: () => boolean,
): Promise<void> {
  const account = await context.account()
  let lastIds = ''
  for (;;) {
    signal.throwIfAborted()
    const folder = await folderWithId(context.database.db, context.accountId, folderId)
    if (folder === undefined) return
    // Whoever added a mail reads its texts as well, under this lock: what is due now was left to us.
    const due = await context.locks.run([folder.name], () =>
      newestTextsDue(context.database.db, folderId, mailsPerBatch),
    )
    // The same once more: they are gone from the server, and the next look takes them out.
    const ids = due.map((mail) => mail.id).join()
    if (due.length === 0 || ids === lastIds) return
    lastIds = ids
    const newestUid = Math.max(...due.map((mail) => serverUid(folder.uid_validity, mail.uid) ?? 0))
    await context.people.turn(() =>
      account.withFolder(
        folder.path,
        async (open) => {
          if (open.uidValidity === folder.uid_validity) await indexTexts(context, folder, open, due)
        },
        { isBackground: true, newestUid, uidValidity: folder.uid_validity },
      ),
    )
    if (!onBatch()) return
    await setImmediate()
  }
}
