import type { Contact, ContactExportKind, ContactFileKind, ContactGroupId, Locale } from '@mailroom/core'
import type { FileReport } from '../../../file-thread/FileReport'
import type { FiledContact } from '../ContactFiles'

/** What the thread is to do. */
export type FileOrder =
  | { readonly act: 'read'; readonly bytes: Uint8Array; readonly kind: ContactFileKind }
  | {
      readonly act: 'write'
      readonly kind: ContactExportKind
      readonly contacts: readonly Contact[]
      readonly groupNames: ReadonlyMap<ContactGroupId, string>
      readonly locale: Locale
    }

/** What became of it. */
export type ContactFileReport = FileReport<
  { readonly contacts: readonly FiledContact[] } | { readonly bytes: Uint8Array }
>
