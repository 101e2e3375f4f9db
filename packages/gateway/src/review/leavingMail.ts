import type { DraftContent, LeavingMail } from '@mailroom/core'
import type { RoutedRecipient } from '../delivery/Envelope'
import { parseMessage } from '../mime/parse/parseMessage'
import { htmlToText } from '../mime/parse/text/htmlToText'

/** What the two ways of handing mail in know of it without reading it. */
export interface LeavingFacts {
  readonly from: string
  readonly recipients: readonly RoutedRecipient[]
  readonly sizeBytes: number
}

/** A written mail, before it is sealed: rules look under the seal, reviewers do not. */
export function leavingDraft(
  { from, recipients, sizeBytes }: LeavingFacts,
  { subject, text, html, attachments, secrecy }: DraftContent,
): LeavingMail {
  // What is said to be the text of an HTML mail need not be what it shows.
  const shown = htmlToText(html, { hasLinks: true, maxChars: Number.MAX_SAFE_INTEGER })
  return {
    from,
    recipients: recipients.map(({ address }) => address),
    subject,
    text: `${text}\n${shown}`,
    files: attachments.map(({ name }) => name),
    sizeBytes,
    ...(secrecy && { secrecy }),
  }
}

/** A mail from somebody's own mail program. */
export async function leavingRaw(
  { from, recipients, sizeBytes }: LeavingFacts,
  raw: Buffer,
): Promise<LeavingMail & { readonly senderName: string }> {
  const { headers, plainText, htmlText = '', attachments, isTruncated } = await parseMessage(raw)
  return {
    from,
    recipients: recipients.map(({ address }) => address),
    senderName: headers.from[0]?.name ?? '',
    subject: headers.subject,
    text: `${plainText}\n${htmlToText(htmlText, { hasLinks: true, maxChars: Number.MAX_SAFE_INTEGER })}`,
    files: attachments.map(({ filename }) => filename),
    sizeBytes,
    isCut: isTruncated,
  }
}
