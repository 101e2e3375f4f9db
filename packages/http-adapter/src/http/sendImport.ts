import type { AnswerOf, Contract } from '@mailroom/api'
import type { TransferOptions } from '@mailroom/core'
import type { HttpClient } from './HttpClient'

/** Calls that take over what a file holds. */
type ImportName = 'importContacts' | 'importEvents'

/** A file, and what is said of it. */
interface ImportedFile {
  readonly file: File
  /** By their wire names. */
  readonly fields: Readonly<Record<string, string>>
}

/** Sends a file whose content is to be taken over, telling how far it is. */
export async function sendImport<Name extends ImportName>(
  client: HttpClient,
  name: Name,
  call: Contract[Name],
  { file, fields }: ImportedFile,
  { signal, onProgress }: TransferOptions = {},
): Promise<AnswerOf<Contract[Name]>> {
  // Counted in bytes of the file: what the form weighs beside it is nobody's business.
  const tell = ({ doneBytes }: { readonly doneBytes: number }) =>
    onProgress?.({ doneBytes: Math.min(doneBytes, file.size), totalBytes: file.size })
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  // Last, so that a server that reads as it comes knows the rest before the bytes.
  form.set(call.form.file, file, file.name)
  const outcome = await client.sendForm(name, form, { options: { signal, onProgress: tell } })
  // Some platforms tell nothing under way; all of them reach the end.
  tell({ doneBytes: file.size })
  return outcome
}
