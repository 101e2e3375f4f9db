import { isEmailAddress } from '@mailroom/core'
import type { DraftFields } from './draftFields'

/** Why a mail cannot be sent yet. @source CO-11 */
export type SendFault =
  | 'missingReceiver'
  | 'invalidReceiver'
  | 'missingSubject'
  | 'missingContent'
  | 'uploadsRunning'

/** What a fault is looked for in. */
export interface SendCheck {
  readonly fields: DraftFields
  /** The editor holds no text of the writer, and there is no original below it. */
  readonly isBodyEmpty: boolean
  readonly isUploading: boolean
}

/** The first thing that is in the way of sending. @source CO-11 */
export function sendFault({ fields, isBodyEmpty, isUploading }: SendCheck): SendFault | undefined {
  const recipients = [...fields.to, ...fields.cc, ...fields.bcc]
  if (recipients.length === 0) return 'missingReceiver'
  if (recipients.some(({ address }) => !isEmailAddress(address))) return 'invalidReceiver'
  if (isUploading) return 'uploadsRunning'
  if (subjectToSend(fields) === '') return 'missingSubject'
  return isBodyEmpty ? 'missingContent' : undefined
}

/** The subject, or in its place the first file's name without its extension. @source CO-11 */
export function subjectToSend({ subject, attachments }: DraftFields): string {
  const written = subject.trim()
  if (written !== '') return written
  const file = attachments.find(({ contentId }) => contentId === undefined)
  return file ? file.name.replace(/\.[^.]*$/, '').trim() || file.name : ''
}

/** A draft needs something to keep: text, a subject or a file. @source CO-10 */
export const isWorthSaving = ({ fields, isBodyEmpty }: Pick<SendCheck, 'fields' | 'isBodyEmpty'>): boolean =>
  !isBodyEmpty || fields.subject.trim() !== '' || fields.attachments.length > 0
