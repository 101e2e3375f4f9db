import type { DownloadedFile } from '@mailroom/core'
import { fileNameOf } from './fileNameOf'
import type { CallInput, HttpClient } from './HttpClient'

/** A file under the name that the mail system gives it. */
export async function download<Name extends 'archive' | 'attachmentsZip' | 'diskZip'>(
  client: HttpClient,
  name: Name,
  input: CallInput<Name>,
): Promise<DownloadedFile> {
  const { answer, headers } = await client.sendForHeaders(name, input)
  return { name: fileNameOf(headers) ?? 'files.zip', content: answer as Blob }
}
