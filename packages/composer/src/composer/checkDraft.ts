import {
  burnSealFault,
  isEmailAddress,
  isLongMailPassword,
  isMailPassword,
  isScheduleTime,
  type SecrecyFault,
} from '@mailroom/core'
import { localDay } from '../options/localDay'
import type { DraftFields } from './draftFields'

/** What is wrong with the protection of a mail. @source CO-08, CO-09 */
export type SealFault = 'burnLimit' | 'burnDay' | 'burnWithFiles' | 'mailPassword' | 'sealedOutside'

/** Why a mail cannot be sent yet. @source CO-11 */
export type SendFault =
  | 'missingReceiver'
  | 'invalidReceiver'
  | 'missingSubject'
  | 'missingContent'
  | 'uploadsFailed'
  | CopyFault
  | 'scheduleTime'
  | SealFault
  | SecrecyFault['kind']

/** What the mail system refuses about copies. @source CO-06 */
type CopyFault = 'copyAlways' | 'separateRefused'

/** What a fault is looked for in. */
export interface SendCheck {
  readonly fields: DraftFields
  /** The editor holds no text of the writer, and there is no original below it. */
  readonly isBodyEmpty: boolean
  /** Files that are still on their way, or that did not get there and wait for the writer. */
  readonly files: 'there' | 'coming' | 'failed'
}

/** The first thing that is in the way of sending. @source CO-11 */
export function sendFault({ fields, isBodyEmpty, files }: SendCheck): SendFault | undefined {
  const recipients = [...fields.to, ...fields.cc, ...fields.bcc]
  if (recipients.length === 0) return 'missingReceiver'
  if (recipients.some(({ address }) => !isEmailAddress(address))) return 'invalidReceiver'
  if (files === 'failed') return 'uploadsFailed'
  // One that is coming may give its name.
  if (files === 'there' && subjectToSend(fields) === '') return 'missingSubject'
  if (isBodyEmpty) return 'missingContent'
  const { leavesAt } = fields
  if (leavesAt !== undefined && !isScheduleTime(leavesAt, Date.now())) return 'scheduleTime'
  return sealFault(fields)
}

function sealFault({ seal, attachments }: DraftFields): SealFault | undefined {
  // Where a longer one is not allowed the mail system says so.
  if (seal?.kind === 'password')
    return isMailPassword(seal.password) || isLongMailPassword(seal.password) ? undefined : 'mailPassword'
  if (!seal) return undefined
  const hasFiles = attachments.some(({ contentId }) => contentId === undefined)
  return burnSealFault(seal, localDay(Date.now())) ?? (hasFiles ? 'burnWithFiles' : undefined)
}

/** True for a fault in a choice for this mail that has a field of its name. */
export const isOptionFault = (fault: SendFault): boolean => optionFaults.includes(fault)

const optionFaults: readonly SendFault[] = [
  ...(['burnLimit', 'burnDay', 'mailPassword', 'scheduleTime'] as const),
  ...(['levelMissing', 'levelAboveCeiling', 'fileLevelMissing', 'fileAboveMail'] as const),
]

/** The subject, or in its place the first file's name without its extension. @source CO-11 */
export function subjectToSend({ subject, attachments }: DraftFields): string {
  const written = subject.trim()
  if (written !== '') return written
  const file = attachments.find(({ contentId }) => contentId === undefined)
  return file ? file.name.replace(/\.[^.]*$/, '').trim() || file.name : ''
}

/** A draft needs something to keep: text, a subject or a file. @source CO-10 */
export const isWorthSaving = ({ fields, isBodyEmpty }: Pick<SendCheck, 'fields' | 'isBodyEmpty'>): boolean =>
  !isBodyEmpty ||
  fields.subject.trim() !== '' ||
  // Pictures count with the text that they stand in.
  fields.attachments.some(({ contentId }) => contentId === undefined)
