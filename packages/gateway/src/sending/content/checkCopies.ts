import { MailroomError, type DraftContent } from '@mailroom/core'

/**
 * Says whether copies can be handled as the writer wants.
 *
 * @param decidesOnCopies false where a mail server keeps a copy of whatever it sends
 * @throws MailroomError `invalid` with fields is_save_sent or is_partsend
 * @source CO-06
 */
export function checkCopies(
  { keepsCopy, isSeparate, seal }: Pick<DraftContent, 'keepsCopy' | 'isSeparate' | 'seal'>,
  decidesOnCopies: boolean,
): void {
  const refuse = (field: string, reason: string) => {
    throw new MailroomError('invalid', 'The mail cannot be sent like this', { fields: { [field]: [reason] } })
  }
  if (keepsCopy === false && !decidesOnCopies) refuse('is_save_sent', 'copyAlways')
  if (isSeparate !== true) return
  if (!decidesOnCopies) refuse('is_partsend', 'copyAlways')
  // A seal knows its readers together.
  if (seal !== undefined) refuse('is_partsend', 'separateSealed')
}
