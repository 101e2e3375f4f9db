import type {
  Contact,
  ContactExportKind,
  ContactFields,
  ContactFileKind,
  ContactGroupId,
  Locale,
} from '@mailroom/core'

/** A contact as a file tells of it. What the file does not have is absent. */
export interface FiledContact {
  /** Which one of the file, counted from 1; heads of tables and empty rows are not counted. */
  readonly row: number
  readonly fields: Partial<Omit<ContactFields, 'groups'>>
  /** Names of groups. */
  readonly groups: readonly string[]
}

/** Files of contacts, read and written. @source CT-03 */
export interface ContactFiles {
  /**
   * Reads a file. Nothing of it is checked but that it can be read: addresses, lengths and dates are as they stand there.
   *
   * @throws MailroomError `invalid` with `fields.file` for a file that cannot be read as one of its kind, `tooLarge` for
   *   more than `maxContactFileBytes` or `maxContactFileRows`, `locked` with a wait while too many files are waiting,
   *   `cancelled`
   */
  read(
    bytes: Uint8Array,
    kind: ContactFileKind,
    options?: { signal?: AbortSignal },
  ): Promise<readonly FiledContact[]>
  /**
   * Writes a file that `read` reads again, and the programs that people have.
   *
   * @param groupNames of all groups that the contacts are in; a group without a name here is left out
   * @param locale     of the heads
   */
  write(
    kind: ContactExportKind,
    contacts: readonly Contact[],
    groupNames: ReadonlyMap<ContactGroupId, string>,
    locale: Locale,
  ): Promise<Uint8Array>
  /** Ends the thread that reads. */
  close(): Promise<void>
}
