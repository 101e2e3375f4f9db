import {
  MailroomError,
  safeFileName,
  uniqueFileNames,
  type DownloadedFile,
  type TransferOptions,
} from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { transfer } from '../calls/transfer'

/**
 * Some files as one zip, on their way at the adapter's pace.
 *
 * @throws MailroomError `notFound` when there are none
 */
export async function zipOf(
  files: readonly { readonly name: string; readonly content: string | Uint8Array<ArrayBuffer> }[],
  title: string,
  calls: Calls,
  options: TransferOptions | undefined,
): Promise<DownloadedFile> {
  if (files.length === 0) throw new MailroomError('notFound', 'There is nothing to pack.')
  const nameOf = uniqueFileNames()
  // Fetched when it is needed: most pages pack nothing.
  const { downloadZip } = await import('client-zip')
  const named = files.map(({ name, content }) => ({ name: nameOf(name), input: content }))
  const content = await downloadZip(named).blob()
  await transfer(content.size, calls, options)
  return { name: safeFileName(`${title}.zip`), content }
}
