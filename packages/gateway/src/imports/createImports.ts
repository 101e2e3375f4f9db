import { MailroomError, type FolderId, type MessageRef } from '@mailroom/core'
import { randomUUID } from 'node:crypto'
import type { BlobKey, BlobStore } from '../doors/blob-store/BlobStore'
import type { Mailbox } from '../doors/mail-store/MailStore'
import type { AnnouncedFile, IncomingFiles } from '../incoming-files/createIncomingFiles'
import type { Clock } from '../jobs/Clock'
import { readMailFile } from './readMailFile'

/** A mail file whose pieces are there. */
export interface ImportOrder extends AnnouncedFile {
  readonly folder: FolderId
  /** With the same one a mail is added once. @default it is never asked for again */
  readonly importId?: string | undefined
}

/** Mail files from elsewhere, for every account. @source ML-17 */
export interface Imports {
  /**
   * Puts the pieces together and adds the mail. They are kept when that fails for a reason that may pass.
   *
   * @param mailbox of the account, behind its folder lock
   */
  complete(accountId: number, mailbox: Mailbox, order: ImportOrder): Promise<MessageRef>
}

/** What imports need. */
export interface ImportParts {
  readonly incoming: IncomingFiles
  readonly blobs: BlobStore
  readonly clock: Clock
}

/** Puts the services of this folder together. */
export function createImports({ incoming, blobs, clock }: ImportParts): Imports {
  async function add(mailbox: Mailbox, order: ImportOrder, blobKey: BlobKey): Promise<MessageRef> {
    const { folder, importId = randomUUID() } = order
    try {
      const { receivedAt } = await readMailFile(blobs, blobKey, clock.now())
      return await mailbox.append(
        folder,
        { blob: blobKey },
        // It lay elsewhere until now: nobody wants to read an archive through again.
        {
          receivedAt,
          state: { isRead: true },
          idempotencyKey: `import ${importId}`,
          touches: [{ kind: 'imported', at: clock.now(), to: folder }],
        },
      )
    } finally {
      await blobs.delete(blobKey)
    }
  }

  return {
    async complete(accountId, mailbox, order) {
      await requireTarget(mailbox, order.folder)
      if (order.sizeBytes === 0)
        throw new MailroomError('invalid', 'The file is empty.', { fields: { file: ['emptyFile'] } })
      return incoming.whole(accountId, order, (blobKey) => add(mailbox, order, blobKey))
    },
  }
}

/** Mail that is being written is no place for mail that was sent. */
async function requireTarget(mailbox: Mailbox, id: FolderId): Promise<void> {
  const folder = (await mailbox.folders()).find((each) => each.id === id)
  if (!folder) throw new MailroomError('notFound', 'There is no such folder.')
  if (folder.role === 'drafts')
    throw new MailroomError('invalid', 'Nothing is imported into drafts.', {
      fields: { folder: ['importDrafts'] },
    })
}
