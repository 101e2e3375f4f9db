import type { MessageRef } from '@mailroom/core'
import { isMailroomError } from '@mailroom/core'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { publicUid } from '../publicUid'

/** Where the server has mails with this Message-ID, in these folders. */
export async function findOnServer(
  context: ImapContext,
  folders: readonly ImapFolderRow[],
  messageId: string,
): Promise<MessageRef[]> {
  const found: MessageRef[] = []
  for (const folder of folders) {
    if (folder.is_selectable === 1) found.push(...(await findIn(context, folder, messageId)))
  }
  return found
}

async function findIn(context: ImapContext, folder: ImapFolderRow, messageId: string): Promise<MessageRef[]> {
  const account = await context.account()
  try {
    return await account.withFolder(folder.path, async (open) => {
      const uids = await open.findByMessageId(messageId)
      return uids.map((uid) => ({ folder: folder.name, uid: publicUid(open.uidValidity, uid) }))
    })
  } catch (error) {
    // It was deleted meanwhile, with all that was in it.
    if (isMailroomError(error) && error.kind === 'notFound') return []
    throw error
  }
}
