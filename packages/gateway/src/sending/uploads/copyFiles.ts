import { isMailroomError, type Attachment, type DraftAttachment, type MessageRef } from '@mailroom/core'
import { floorOfFile } from '../../secrecy/checkSecrecy'
import type { StoredPart } from '../../doors/mail-store/MailStore'
import type { KeptLevel } from '../../secrecy/mailLevels'
import type { SendingParts } from '../SendingParts'

/** A content id that may stand in a header as it is. */
const plainContentId = /^[\w.!#$%&'*+=?^`{|}~@-]{1,200}$/

/** Each waits for the disk most of the time: a mail of a thousand files would take half a minute one by one. */
const copiedAtOnce = 20

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
  const copy = async (file: Attachment, part: StoredPart): Promise<DraftAttachment | undefined> => {
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
    return parts.uploads.keep(accountId, upload).catch(passOver)
  }
  const copies: DraftAttachment[] = []
  for (let start = 0; start < files.length; start += copiedAtOnce) {
    const some = files.slice(start, start + copiedAtOnce)
    const found = await mailbox.parts(
      ref,
      some.map(({ id }) => id),
    )
    const copied = await Promise.all(some.map((file, index) => copy(file, found[index]!)))
    copies.push(...copied.filter((each) => each !== undefined))
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
