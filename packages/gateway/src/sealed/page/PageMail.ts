/** A file of the mail: its bytes follow the description, in the order in which files are named. */
export interface PageFile {
  readonly name: string
  readonly type: string
  readonly sizeBytes: number
}

/**
 * What a page shows once it is open. It is encrypted together with the bytes of its files: four bytes with the length of
 * this description (big-endian), the description as JSON in UTF-8, the pictures, the files.
 */
export interface PageMail {
  readonly subject: string
  readonly from: string
  /** Who has sent it in the name of its author; empty where nobody has. */
  readonly sentBy: string
  readonly to: string
  readonly cc: string
  /** ms since 1970. */
  readonly sentAt: number
  readonly text: string
  /** Null for plain text. Hostile until cleaned. */
  readonly html: string | null
  /** Pictures of the HTML; a name is the part after `cid:`. */
  readonly pictures: readonly PageFile[]
  readonly files: readonly PageFile[]
}

/** How the content is locked; authenticated with it, as it stands in the page. @source NIST SP 800-132, SP 800-38D */
export interface PageLock {
  /** Of PBKDF2 with SHA-256. */
  readonly rounds: number
  /** Base64. */
  readonly salt: string
  /** Base64; for AES-256-GCM. */
  readonly nonce: string
}
