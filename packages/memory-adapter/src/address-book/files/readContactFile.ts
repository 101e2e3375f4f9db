import {
  contactFileKind,
  MailroomError,
  maxContactFileBytes,
  maxContactFileRows,
  type ContactFileKind,
} from '@mailroom/core'
import { fileText, refusedFile } from '../../file-text/fileText'
import { readContactCards } from './contactCards'
import { readContactCsv } from './contactCsv'
import type { FiledContact } from './FiledContact'

/** What kind of file it is, before its bytes are asked for. @throws MailroomError `invalid`, `tooLarge` */
export function checkedKind({ name, size }: File): 'csv' | 'vcf' {
  const kind = contactFileKind(name)
  if (size > maxContactFileBytes)
    throw new MailroomError('tooLarge', `A file of contacts has at most ${maxContactFileBytes} bytes.`)
  if (!kind) throw refusedFile('Contacts are read from xlsx, xls, csv and vcf files.')
  if (!isRead(kind))
    throw refusedFile('The company in memory reads csv and vcf files; save the table as csv.')
  return kind
}

/** The contacts of a file. @throws MailroomError `invalid` for a file that is none, `tooLarge` */
export function readContactFile(
  bytes: Uint8Array<ArrayBuffer>,
  kind: 'csv' | 'vcf',
): readonly FiledContact[] {
  const text = fileText(bytes)
  const found = kind === 'vcf' ? readContactCards(text) : readContactCsv(text)
  if (!found)
    throw refusedFile(
      kind === 'vcf'
        ? 'Expected vCards: BEGIN:VCARD, the lines of a person, END:VCARD.'
        : 'Expected a row of heads such as Name, E-mail, Mobile, and below it one person a row.',
    )
  if (found.length > maxContactFileRows)
    throw new MailroomError('tooLarge', `A file has at most ${maxContactFileRows} contacts.`)
  return found
}

const isRead = (kind: ContactFileKind): kind is 'csv' | 'vcf' => kind === 'csv' || kind === 'vcf'
