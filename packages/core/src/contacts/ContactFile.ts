import type { ContactGroupId, ContactId } from './Contact'

/** Kinds of files that contacts are read from; `vcf` is vCard 2.1 to 4.0 (RFC 6350). @source CT-03 */
export const contactFileKinds = ['xlsx', 'xls', 'csv', 'vcf'] as const

/** One of them. */
export type ContactFileKind = (typeof contactFileKinds)[number]

/** Kinds of files that contacts are written to. @source CT-03 */
export const contactExportKinds = ['xlsx', 'csv', 'vcf'] as const

/** One of them. */
export type ContactExportKind = (typeof contactExportKinds)[number]

/** Largest file that contacts are read from, in bytes. @source 2nd text 5 */
export const maxContactFileBytes = 10 * 1024 * 1024

/** Most contacts of one file. */
export const maxContactFileRows = 5000

/** How the contacts of a file are taken over. */
export interface ContactImport {
  /** What happens to those whose address is in the address book already. */
  readonly onKnown: 'ignore' | 'overwrite'
  /** Those who are added or overwritten come into this group too. */
  readonly group?: ContactGroupId
}

/** What became of the contacts of a file. */
export interface ContactImportOutcome {
  readonly added: number
  /** Known before, and overwritten. What the file does not say of them has stayed. */
  readonly changed: number
  /** Known before, and left as they are. */
  readonly ignored: number
  /** In the order of the file; the first `maxContactFaults`. */
  readonly faults: readonly ContactRowFault[]
  /** How many could not be taken over. */
  readonly faultCount: number
}

/** Somebody of a file who could not be taken over. */
export interface ContactRowFault {
  /** Which one of the file, counted from 1; heads of tables are not counted. */
  readonly row: number
  /** What is known of them; may be empty. */
  readonly name: string
  /** They have no address of mail, or something that is none. */
  readonly fault: 'addressMissing' | 'addressInvalid'
}

/** Faults that are told one by one. */
export const maxContactFaults = 100

/** Which contacts are written to a file: some, those of a group, those of none, or all. */
export type ContactExportChoice =
  | { readonly ids: readonly ContactId[] }
  | { readonly group: ContactGroupId | 'none' }
  | { readonly all: true }

/** The kind of a file by the end of its name; undefined for one that is no file of contacts. */
export function contactFileKind(name: string): ContactFileKind | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  return ending === 'vcard' ? 'vcf' : contactFileKinds.find((kind) => kind === ending)
}
