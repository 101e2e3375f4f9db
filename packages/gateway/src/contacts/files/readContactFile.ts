import { maxContactFileBytes, type ContactFileKind } from '@mailroom/core'
import type { FiledContact } from './ContactFiles'
import { tooManyBytes } from './fileFault'
import { readCsv } from './table/readCsv'
import { readWorkbook } from './table/readWorkbook'
import { readCards } from './vcard/readCards'

/**
 * Reads a file of contacts, in this thread and for as long as it takes: `openContactFiles` does it elsewhere and with an end.
 *
 * @throws MailroomError `invalid` with `fields.file`, `tooLarge`
 * @source CT-03
 */
export function readContactFile(bytes: Uint8Array, kind: ContactFileKind): FiledContact[] {
  if (bytes.length > maxContactFileBytes) throw tooManyBytes()
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (kind === 'vcf') return readCards(buffer)
  if (kind === 'csv') return readCsv(buffer)
  return readWorkbook(buffer)
}
