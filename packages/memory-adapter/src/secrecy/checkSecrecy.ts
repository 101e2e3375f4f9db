import {
  type DraftContent,
  isMoreSecret,
  MailroomError,
  mostSecret,
  type SecrecyFault,
  secrecyFault,
  type SecrecyLevel,
  type SecrecyRules,
} from '@mailroom/core'
import type { Account } from '../system/Account'
import type { MailSystem } from '../system/MailSystem'
import type { Seat } from '../system/Seat'

type Writer = Pick<Seat, 'user' | 'system'>

const ceilingOf = ({ person }: Account): SecrecyLevel => person.secrecyCeiling ?? 'internal'

/** What somebody may choose; undefined where the company has no levels. */
export const secrecyRulesOf = ({ user, system }: Writer): SecrecyRules | undefined =>
  system.company.secrecy && { ...system.company.secrecy, ceiling: ceilingOf(user) }

/** Content without levels where the company has none. */
export function withLevels({ company }: MailSystem, content: DraftContent): DraftContent {
  if (company.secrecy) return content
  const { secrecy: _secrecy, ...rest } = content
  return {
    ...rest,
    attachments: content.attachments.map(({ secrecy: _level, ...file }) => file),
  }
}

/** Of an answer that is sent as it was prepared: the level of its original, or the least that is asked for. */
export const answerLevel = ({ system }: Writer, { secrecy }: DraftContent): Pick<DraftContent, 'secrecy'> =>
  secrecy === undefined && system.company.secrecy?.needsLevel === true ? { secrecy: 'normal' } : {}

const words: Readonly<Record<SecrecyFault['kind'], string>> = {
  levelMissing: 'A mail needs a level of secrecy.',
  levelAboveCeiling: 'The level is above what its writer may write.',
  fileLevelMissing: 'Each file needs a level of secrecy.',
  fileAboveMail: 'A file is more secret than its mail.',
}

/**
 * Says whether a mail may be sent at its level: to these people, by this writer, as an answer to its original.
 *
 * @throws MailroomError `invalid` with fields
 * @source CO-12
 */
export function checkSecrecy(writer: Writer, form: DraftContent): void {
  const rules = secrecyRulesOf(writer)
  if (!rules) return
  const fault = secrecyFault(form, rules)
  if (fault) {
    const names = fault.file === undefined ? [] : [fault.file]
    throw refused(fault.kind.startsWith('file') ? 'attach_level' : 'mail_level', words[fault.kind], names)
  }
  const { secrecy, attachments } = form
  const floors = attachments.map(({ id }) => writer.user.uploads.get(id)?.secrecy)
  if (isMoreSecret(mostSecret([originLevel(writer.user, form), ...floors]), secrecy))
    throw refused('mail_level', 'A mail is at least as secret as its original.')
  const lowered = attachments.find((file, at) => file.secrecy && isMoreSecret(floors[at], file.secrecy))
  if (lowered) throw refused('attach_level', 'A file is at least as secret as in its mail.', [lowered.name])
  const unfit = [...form.to, ...form.cc, ...form.bcc].filter(({ address }) => {
    const target = writer.system.directory.lookUp(address)
    return target.kind === 'accounts'
      ? target.accounts.some((account) => isMoreSecret(secrecy, ceilingOf(account)))
      : isMoreSecret(secrecy, rules.outside)
  })
  if (unfit.length > 0)
    throw refused(
      'mail_level',
      'Some recipients may not read it.',
      unfit.map(({ address }) => address),
    )
}

/** A draft may lack a level, and may not be above what its writer may write. */
export function checkDraftSecrecy(writer: Writer, { secrecy, attachments }: DraftContent): void {
  const rules = secrecyRulesOf(writer)
  const highest = mostSecret([secrecy, ...attachments.map((file) => file.secrecy)])
  if (rules && isMoreSecret(highest, rules.ceiling)) throw refused('mail_level', words.levelAboveCeiling)
}

function originLevel({ mailbox }: Account, { origin }: DraftContent): SecrecyLevel | undefined {
  const folder = origin && mailbox.has(origin.ref.folder) && mailbox.folder(origin.ref.folder)
  return folder ? folder.get(origin.ref.uid)?.state.secrecy : undefined
}

const refused = (field: string, reason: string, names: readonly string[] = []) =>
  new MailroomError('invalid', reason, { fields: { [field]: [reason, ...names] } })
