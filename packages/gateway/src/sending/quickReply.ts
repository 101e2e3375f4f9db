import {
  type Address,
  MailroomError,
  type DraftId,
  type Locale,
  type MessageRef,
  type SendResult,
} from '@mailroom/core'
import { answerLevel } from '../secrecy/checkSecrecy'
import { hasContent } from './content/checkContent'
import { findSubmission } from './findSubmission'
import { prepareDraft } from './drafts/prepareDraft'
import { sendMail } from './sendMail'
import type { SendingParts } from './SendingParts'

/** An answer written under the mail that it answers. */
export interface QuickReply {
  readonly ref: MessageRef
  readonly html: string
  /** Asked again with the same one, nothing is sent a second time. */
  readonly draftId: DraftId
  /** Language of the subject's prefix and of the lines above the quoted original. */
  readonly locale: Locale
  /** Where the reader's clock goes, as `prepareDraft` takes it. */
  readonly zone?: string | undefined
  /** As `sendMail` takes it. */
  readonly proxy?: Address | undefined
}

/**
 * Answers the sender of a mail, with its text below.
 *
 * @throws MailroomError `invalid` with `fields.content` without words, `notFound` when the mail is gone, and as `sendMail`
 * @source RD-09
 */
export async function quickReply(
  parts: SendingParts,
  accountId: number,
  { ref, html, draftId, locale, zone, proxy }: QuickReply,
): Promise<SendResult> {
  // The mail may be gone by the time that an answer is asked for again.
  const before = await findSubmission(parts, accountId, draftId)
  if (before) return before
  if (!hasContent({ isHtml: true, html, text: '' }))
    throw new MailroomError('invalid', 'The answer has no words.', {
      fields: { content: ['contentRequired'] },
    })
  const { quotedHtml = '', ...draft } = await prepareDraft(parts, accountId, ref, 'reply', locale, zone)
  const level = await answerLevel(parts, accountId, draft.origin)
  const content = { ...draft, ...level, html: `${html}<br>${quotedHtml}` }
  return sendMail(parts, accountId, content, draftId, { proxy })
}
