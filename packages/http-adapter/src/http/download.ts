import type { DownloadedFile } from '@mailroom/core'
import { fileNameOf } from './fileNameOf'
import type { CallInput, HttpClient } from './HttpClient'

/**
 * A file under the name that the mail system gives it.
 *
 * @param otherwise its name when the mail system gives it none
 */
export async function download<
  Name extends 'archive' | 'attachmentsZip' | 'diskZip' | 'exportContacts' | 'exportEvents',
>(client: HttpClient, name: Name, input: CallInput<Name>, otherwise = 'files.zip'): Promise<DownloadedFile> {
  const { answer, headers } = await client.sendForHeaders(name, input)
  return { name: fileNameOf(headers) ?? otherwise, content: answer as Blob }
}
