import { hasForbiddenExtension, MailroomError, type Address, type DraftContent } from '@mailroom/core'
import { envelopeAddress } from '../../mime/build/envelopeAddress'

/** What a mail must keep to. */
export interface ContentLimits {
  readonly maxRecipients: number
  readonly forbiddenExtensions: readonly string[]
  /** All addresses that the writer may write from. */
  readonly senders: readonly Address[]
}

const blankText = /^[\s\u200b\u00a0\ufeff]*$/u

/** True when a reader would see anything: words, or a picture. */
export function hasContent({ isHtml, html, text }: Pick<DraftContent, 'isHtml' | 'html' | 'text'>): boolean {
  if (!isHtml) return !blankText.test(text)
  if (/<(?:img|hr|table|video|audio)\b/i.test(html)) return true
  const visible = html.replace(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, '').replace(/<[^>]*>/g, '')
  return !blankText.test(visible.replace(/&nbsp;|&#160;|&#xa0;/gi, ' '))
}

/** The subject, or what stands in for it: the first file's name without its extension. @source CO-11 */
export function subjectOf({ subject, attachments }: Pick<DraftContent, 'subject' | 'attachments'>): string {
  if (!blankText.test(subject)) return subject.trim()
  const name = attachments.find(({ contentId }) => contentId === undefined)?.name ?? ''
  const dot = name.lastIndexOf('.')
  return (dot > 0 ? name.slice(0, dot) : name).trim()
}

/**
 * Says whether a mail may be sent. Its attachments must be those of the store, with their true names.
 *
 * @throws MailroomError `invalid`, with everything that is wrong by field: to, cc, bcc, subject, content, attachments, from
 * @source CO-11, F3, I1
 */
export function checkContent(content: DraftContent, limits: ContentLimits): void {
  const fields: Record<string, string[]> = {}
  const complain = (field: string, reason: string) => {
    fields[field] = [...(fields[field] ?? []), reason]
  }
  const { to, cc, bcc } = content
  const count = to.length + cc.length + bcc.length
  if (count === 0) complain('to', 'recipientRequired')
  if (count > limits.maxRecipients) complain('to', 'tooManyRecipients')
  for (const [field, list] of Object.entries({ to, cc, bcc })) {
    if (list.some(({ address }) => envelopeAddress(address) === undefined)) complain(field, 'addressInvalid')
  }
  if (subjectOf(content) === '') complain('subject', 'subjectRequired')
  if (!hasContent(content)) complain('content', 'contentRequired')
  if (content.attachments.some(({ name }) => hasForbiddenExtension(name, limits.forbiddenExtensions))) {
    complain('attachments', 'forbiddenFile')
  }
  if (Object.keys(fields).length > 0)
    throw new MailroomError('invalid', 'The mail cannot be sent as it is', { fields })
}
