import type {
  Contact,
  ContactExportKind,
  ContactFileKind,
  ContactGroupId,
  ErrorKind,
  Locale,
} from '@mailroom/core'
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

/** What became of it; an error does not cross threads as one. */
export type FileReport =
  | { readonly contacts: readonly FiledContact[] }
  | { readonly bytes: Uint8Array }
  | {
      readonly fault: {
        kind: ErrorKind
        message: string
        fields?: Readonly<Record<string, readonly string[]>>
      }
    }
