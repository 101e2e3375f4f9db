import type { Contact, ContactExportKind, ContactGroupId, Locale } from '@mailroom/core'
import { fileWords } from '../strings/fileWords'
import { writeCards } from '../vcard/writeCards'
import { contactTable } from './contactTable'
import { writeCsv } from './writeCsv'
import { writeWorkbook } from './writeWorkbook'

/** Writes a file of contacts, in this thread. @source CT-03 */
export function writeContactFile(
  kind: ContactExportKind,
  contacts: readonly Contact[],
  groupNames: ReadonlyMap<ContactGroupId, string>,
  locale: Locale,
): Uint8Array {
  if (kind === 'vcf') return writeCards(contacts, groupNames)
  const rows = contactTable(contacts, groupNames, locale)
  return kind === 'csv' ? writeCsv(rows) : writeWorkbook(rows, fileWords[locale].sheet)
}
