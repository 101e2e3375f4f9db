import type { Address } from '@mailroom/core'
import type { MessageHeaders } from '../../../../mime/parse/headers/readHeaders'
import { linkKey } from './linkKey'

/** What decides to which conversation a mail belongs. */
export interface ThreadingHeaders {
  /** Keys of its own Message-ID and of those that it answers; its own first. */
  readonly links: readonly string[]
  readonly subject: string
  readonly from: Address
  readonly to: readonly Address[]
}

/** A mail that has its row and looks for its conversation. */
export interface MailToThread extends ThreadingHeaders {
  readonly id: number
  readonly subjectKey: string
  /** ms since 1970. */
  readonly receivedAt: number
}

/**
 * The first mails that a mail refers to, and the last: enough to find its conversation, and few enough that a mail which
 * refers to everything ties together little.
 */
const maxFirst = 2
const maxLast = 20

/** Recipients that are looked at, so that a mail to 100,000 costs what one to a hundred does. */
const maxRecipients = 100

/** Reads them from a mail's header. @source RFC 5322 3.6.4 */
export function threadingHeaders(headers: MessageHeaders): ThreadingHeaders {
  const { messageId, inReplyTo, references } = headers
  const answered = [...references, ...inReplyTo.slice(0, maxFirst)]
  const near =
    answered.length > maxFirst + maxLast
      ? [...answered.slice(0, maxFirst), ...answered.slice(-maxLast)]
      : answered
  const ids = [messageId, ...near].filter((id) => id !== '')
  return {
    links: [...new Set(ids.map(linkKey))],
    subject: headers.subject,
    from: headers.from[0] ?? headers.sender[0] ?? { name: '', address: '' },
    to: [...headers.to, ...headers.cc].slice(0, maxRecipients),
  }
}
