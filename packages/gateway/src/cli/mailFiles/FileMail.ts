import type { MessageState } from '@mailroom/core'

/** A mail in a file of another program. */
export interface FileMail {
  readonly content: Buffer
  /** ms since 1970. */
  readonly receivedAt?: number
  readonly state: Partial<Omit<MessageState, 'hasAttachments'>>
}
