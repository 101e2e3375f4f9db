import { isMailroomError, type Attachment, type DraftAttachment, type MessageRef } from '@mailroom/core'
import { floorOfFile } from '../../secrecy/checkSecrecy'
import type { KeptLevel } from '../../secrecy/mailLevels'
import type { SendingParts } from '../SendingParts'

/** A content id that may stand in a header as it is. */
const plainContentId = /^[\w.!#$%&'*+=?^`{|}~@-]{1,200}$/

/**
 * Copies files of a mail to the uploads of an account, part by part, never a whole mail in memory. Pictures of the
 * text keep their content ids, so that the text finds them.
 *
 * @param kept    what the mail was sent as
 * @returns in the order given; what cannot be attached here (empty, forbidden) is left out
 */
export async function copyFiles(
  parts: SendingParts,
  accountId: number,
  ref: MessageRef,
  files: readonly Attachment[],
  kept: KeptLevel | undefined,
): Promise<DraftAttachment[]> {
  const mailbox = parts.mailStore.mailbox(accountId)
  const copies: DraftAttachment[] = []
  for (const file of files) {
    const part = await mailbox.part(ref, file.id)
    const stored = await parts.uploads.storeBytes(await part.open())
    const isPicture = file.isInline && file.contentId !== undefined && plainContentId.test(file.contentId)
    const secrecyFloor = floorOfFile(kept, file.name)
    const upload = {
      ...(secrecyFloor && { secrecyFloor }),
      blobKey: stored.blobKey,
      name: file.name,
      contentType: file.contentType,
      isInline: isPicture,
      ...(isPicture ? { contentId: file.contentId } : {}),
    }
    const copy = await parts.uploads.keep(accountId, upload).catch(passOver)
    if (copy) copies.push(copy)
  }
  return copies
}

function passOver(error: unknown): undefined {
  if (isMailroomError(error) && error.kind === 'invalid') return undefined
  throw error
}

/** The files that the HTML shows by `cid:`. */
export function picturesOf(html: string, files: readonly Attachment[]): Attachment[] {
  return files.filter(({ contentId }) => contentId !== undefined && html.includes(`cid:${contentId}`))
}
