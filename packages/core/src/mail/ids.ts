declare const flavour: unique symbol

/** A string or number that the compiler will not mix up with another kind of id. */
export type Flavour<T, Name extends string> = T & { readonly [flavour]?: Name }

/** A folder's full name, levels joined by "/": `INBOX`, `Sent`, `项目/2026`. */
export type FolderId = Flavour<string, 'FolderId'>

/** A number that names a mail within its folder and is never used again there (RFC 9051 2.3.1.1). */
export type MessageUid = Flavour<number, 'MessageUid'>

/** The Message-ID header without its angle brackets. */
export type InternetMessageId = Flavour<string, 'InternetMessageId'>

/** Names a draft over all its saved versions. */
export type DraftId = Flavour<string, 'DraftId'>

/** A file that was uploaded for a draft. */
export type UploadId = Flavour<string, 'UploadId'>

/** Names one attachment within its mail. */
export type AttachmentId = Flavour<string, 'AttachmentId'>

/** Where a mail is now. A move gives it a new one. */
export interface MessageRef {
  readonly folder: FolderId
  readonly uid: MessageUid
}

/** True when both name the same mail. */
export const isSameMessage = (a: MessageRef, b: MessageRef): boolean =>
  a.uid === b.uid && a.folder === b.folder

/** A text that names the mail, for keys of lists and caches: `INBOX#731`. */
export const messageKey = (ref: MessageRef): string => `${ref.folder}#${ref.uid}`
