import {
  MailroomError,
  safeFileName,
  uniqueFileNames,
  type DownloadedFile,
  type TransferOptions,
} from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { transfer } from '../calls/transfer'

interface ZippedFile {
  readonly name: string
  readonly content: string | Uint8Array<ArrayBuffer>
}

/**
 * Some files as one zip, on their way at the adapter's pace.
 *
 * @throws MailroomError `notFound` when there are none
 */
export async function zipOf(
  files: readonly ZippedFile[],
  title: string,
  calls: Calls,
  options: TransferOptions | undefined,
): Promise<DownloadedFile> {
  const nameOf = uniqueFileNames()
  return packZip(
    files.map((file) => ({ ...file, name: nameOf(file.name) })),
    title,
    calls,
    options,
  )
}

/** The same for files whose names are paths in the zip, safe and none twice. */
export async function packZip(
  files: readonly ZippedFile[],
  title: string,
  calls: Calls,
  options: TransferOptions | undefined,
): Promise<DownloadedFile> {
  if (files.length === 0) throw new MailroomError('notFound', 'There is nothing to pack.')
  // Fetched when it is needed: most pages pack nothing.
  const { downloadZip } = await import('client-zip')
  const content = await downloadZip(files.map(({ name, content: input }) => ({ name, input }))).blob()
  await transfer(content.size, calls, options)
  return { name: safeFileName(`${title}.zip`), content }
}
