import { eachFileOnce, MailroomError, type DraftAttachment } from '@mailroom/core'
import type { StoredOnlineFile } from '../../online-files/OnlineFiles'
import type { SendingParts } from '../SendingParts'
import type { UploadedFile } from '../uploads/UploadService'

/** The files of a form as they are stored: those that travel, and those that the mail links to. */
export interface FormFiles {
  readonly files: readonly UploadedFile[]
  readonly online: readonly StoredOnlineFile[]
}

/** Finds the files of a form, each of them once. @throws MailroomError `notFound` when one is missing @source AT-03 */
export async function filesOfForm(
  { uploads, onlineFiles }: Pick<SendingParts, 'uploads' | 'onlineFiles'>,
  accountId: number,
  attachments: readonly DraftAttachment[],
): Promise<FormFiles> {
  const idsOf = (isOnline: boolean) =>
    eachFileOnce(attachments.filter(({ online }) => (online !== undefined) === isOnline)).map(({ id }) => id)
  const linked = idsOf(true)
  if (linked.length > 0 && !onlineFiles)
    throw new MailroomError('notFound', 'Mails do not link to files here')
  const [files, online] = await Promise.all([
    uploads.find(accountId, idsOf(false)),
    onlineFiles?.find(accountId, linked) ?? [],
  ])
  return { files, online }
}
