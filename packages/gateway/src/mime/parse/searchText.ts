import { cutWhole } from './headers/cleanPhrase'
import { MAX_SEARCH_CHARS } from './limits'
import type { ParsedMessage } from './ParsedMessage'

/** What a mail is found by, each for its own column of the index. Plain text, not yet cut into words. */
export interface SearchText {
  readonly subject: string
  /** Names and addresses, blank between them. */
  readonly senders: string
  readonly recipients: string
  readonly attachments: string
  /** At most MAX_SEARCH_CHARS. */
  readonly body: string
}

/** The text of a mail for the full-text index. @source SH-06, SH-07 */
export function searchText(message: ParsedMessage): SearchText {
  const { headers } = message
  const people = (...lists: readonly (typeof headers.from)[]): string =>
    lists
      .flat()
      .flatMap(({ name, address }) => (name && name !== address ? [name, address] : [address]))
      .join(' ')
  return {
    subject: headers.subject,
    senders: people(headers.from, headers.sender, headers.replyTo),
    recipients: people(headers.to, headers.cc, headers.bcc),
    attachments: message.attachments
      .filter((file) => !file.isInline)
      .map((file) => file.filename)
      .join(' '),
    body: cutWhole(message.plainText, MAX_SEARCH_CHARS),
  }
}
