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
 * @throws MailroomError `invalid` with fields burn_limit, burn_day, password or attachments; `forbidden` for people whose
 *         mail lies on a server that knows no seals
 * @source CO-06, CO-08, CO-09
 */
export async function checkSeal(
  parts: Pick<SendingParts, 'clock' | 'timeZone' | 'mailSystemOf'>,
  accountId: number,
  { seal, attachments }: DraftContent,
): Promise<void> {
  if (seal === undefined) return
  if ((await parts.mailSystemOf(accountId)) !== undefined)
    throw new MailroomError('forbidden', 'The mail of this account lies where nothing can be sealed.')
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
