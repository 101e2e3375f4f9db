import {
  burnSealFault,
  isLongMailPassword,
  isMailPassword,
  MailroomError,
  type DraftContent,
} from '@mailroom/core'
import type { SendingParts } from '../sending/SendingParts'
import { dayIn } from './startOfDay'

/**
 * Says whether a mail may be sealed as its writer wants.
 *
 * @throws MailroomError `invalid` with fields burn_limit, burn_day, password or attachments
 * @source CO-06, CO-08, CO-09
 */
export function checkSeal(
  parts: Pick<SendingParts, 'clock' | 'timeZone'>,
  { seal, attachments }: DraftContent,
): void {
  if (seal === undefined) return
  const refuse = (field: string, reason: string) => {
    throw new MailroomError('invalid', 'The mail cannot be sealed like this', {
      fields: { [field]: [reason] },
    })
  }
  if (seal.kind === 'password') {
    if (!isMailPassword(seal.password) && !isLongMailPassword(seal.password))
      refuse('password', 'mailPassword')
    return
  }
  const fault = burnSealFault(seal, dayIn(parts.clock.now(), parts.timeZone))
  if (fault !== undefined) refuse(fault === 'burnLimit' ? 'burn_limit' : 'burn_day', fault)
  // A file that was downloaded is not destroyed.
  if (attachments.some(({ contentId }) => contentId === undefined)) refuse('attachments', 'burnWithFiles')
}
