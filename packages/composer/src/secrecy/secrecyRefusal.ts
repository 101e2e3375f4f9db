import { isMailroomError, secrecyFault, type SecrecyRules } from '@mailroom/core'
import type { SayComposer } from '../composeStrings'
import type { DraftFields } from '../composer/draftFields'
import type { ShownFault } from '../composer/useSend'

/** What is wrong with the levels of a mail, in words that name the file. @source 2nd text 5 */
export function shownSecrecyFault(
  t: SayComposer,
  fields: Pick<DraftFields, 'secrecy' | 'attachments'>,
  rules: SecrecyRules | undefined,
): ShownFault | undefined {
  const found = rules && secrecyFault(fields, rules)
  return found && { text: t(found.kind, { file: found.file ?? '' }), fault: found.kind }
}

/** Why the mail system does not send a mail at its level, and whom or what it is about; undefined for other failures. */
export function secrecyRefusal(error: unknown, t: SayComposer): string | undefined {
  if (!isMailroomError(error) || error.kind !== 'invalid') return undefined
  const { mail_level: ofMail, attach_level: ofFile } = error.details.fields ?? {}
  const [reason, ...names] = ofMail ?? ofFile ?? []
  if (reason === undefined || names.length === 0) return undefined
  return t('refusedFor', { reason, names: names.join(t('listSeparator')) })
}
