import { type Address, type AttachmentId, type InternetMessageId, MailroomError } from '@mailroom/core'
import type { ParsedAttachment } from '../../../../mime/parse/ParsedMessage'

/** What only the reading view asks for, as JSON in `message_texts.details`. */
export interface StoredDetails {
  /** Who has sent it in somebody else's name. */
  readonly sender?: Address
  readonly to: readonly Address[]
  readonly cc: readonly Address[]
  readonly bcc: readonly Address[]
  readonly replyTo: readonly Address[]
  readonly inReplyTo?: InternetMessageId
  readonly references: readonly InternetMessageId[]
  /** Length of the header lines, with the empty line after them. */
  readonly headerBytes: number
  readonly attachments: readonly ParsedAttachment[]
  /** Of a mail on an IMAP server: where each attachment is, by its id. Its `location` counts within that part then. */
  readonly remote?: Readonly<Record<string, RemotePart>>
}

/** A part of a mail on an IMAP server. */
export interface RemotePart {
  /** `1.2` */
  readonly path: string
  /** The attachment's size is known, and not guessed. */
  readonly isExact: boolean
}

const nothing: StoredDetails = {
  to: [],
  cc: [],
  bcc: [],
  replyTo: [],
  references: [],
  headerBytes: 0,
  attachments: [],
}

/** Reads them back. What cannot be read is missing then: the mail opens all the same. */
export function readDetails(json: string | null): StoredDetails {
  if (json === null) return nothing
  try {
    return { ...nothing, ...(JSON.parse(json) as Partial<StoredDetails>) }
  } catch {
    return nothing
  }
}

/** The files of these ids, in the order asked. @throws MailroomError `notFound` when one is missing */
export function filesOf({ attachments }: StoredDetails, ids: readonly AttachmentId[]): ParsedAttachment[] {
  const files = new Map(attachments.map((file) => [file.id, file]))
  return ids.map((id) => {
    const file = files.get(id)
    if (file === undefined) throw new MailroomError('notFound', 'This mail has no such attachment.')
    return file
  })
}
