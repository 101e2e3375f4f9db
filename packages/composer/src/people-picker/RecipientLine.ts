import type { DraftFields } from '../composer/draftFields'

/** The lines that recipients stand in. @source CO-02 */
export const recipientLines = ['to', 'cc', 'bcc'] as const

/** One of them. */
export type RecipientLine = (typeof recipientLines)[number]

/** Those who get a mail, by line. */
export type Recipients = Pick<DraftFields, RecipientLine>
