import {
  type DraftContent,
  isMailroomError,
  isMoreSecret,
  MailroomError,
  mostSecret,
  type SecrecyFault,
  secrecyFault,
  type SecrecyLevel,
  secrecyOfRank,
  secrecyRank,
} from '@mailroom/core'
import type { SendingParts } from '../sending/SendingParts'
import type { UploadedFile } from '../sending/uploads/UploadService'
import { findUnfit } from './findUnfit'
import { type KeptLevel, type LeveledFile, readLevels } from './mailLevels'
import { secrecyRules } from './SecrecyPolicy'

type SecrecyParts = Pick<SendingParts, 'database' | 'directory' | 'mailStore' | 'secrecyPolicy'>

const faultWords: Readonly<Record<SecrecyFault['kind'], readonly [field: string, reason: string]>> = {
  levelMissing: ['mail_level', 'levelMissing'],
  levelAboveCeiling: ['mail_level', 'levelAboveCeiling'],
  fileLevelMissing: ['attach_level', 'fileLevelMissing'],
  fileAboveMail: ['attach_level', 'fileAboveMail'],
}

/**
 * Says whether a mail may be sent at its level: to these people, by this writer, and as an answer to its original.
 *
 * @param content with the files as they are stored
 * @throws MailroomError `invalid` with the fields mail_level or attach_level; of recipients who may not read it the addresses
 *         follow the reason
 * @source CO-12
 */
export async function checkSecrecy(
  parts: SecrecyParts,
  accountId: number,
  content: DraftContent,
  files: readonly UploadedFile[],
): Promise<void> {
  const rules = await secrecyRules(parts.database.db, parts.secrecyPolicy, accountId)
  if (rules === undefined) return
  const { secrecy, origin, attachments } = content
  const fault = secrecyFault(content, rules)
  if (fault) {
    const [field, reason] = faultWords[fault.kind]
    throw refused(field, reason, fault.file === undefined ? [] : [fault.file])
  }
  const original = origin && (await originLevel(parts, accountId, origin))
  const carried = mostSecret([original, ...files.map((file) => file.secrecyFloor)])
  if (isMoreSecret(carried, secrecy)) throw refused('mail_level', 'levelBelowOriginal')
  const lowered = attachments.find(
    (file, at) => file.secrecy && isMoreSecret(files[at]?.secrecyFloor, file.secrecy),
  )
  if (lowered) throw refused('attach_level', 'fileBelowOriginal', [lowered.name])
  if (secrecy === undefined) return
  const recipients = [...content.to, ...content.cc, ...content.bcc].map(({ address }) => address)
  const unfit = await findUnfit(parts, rules, secrecy, recipients)
  if (unfit.length > 0) throw refused('mail_level', 'secrecyReaders', unfit)
}

/** A draft may lack a level, and may not be above what its writer may write. @throws MailroomError `invalid` */
export async function checkDraftSecrecy(
  { database, secrecyPolicy }: Pick<SecrecyParts, 'database' | 'secrecyPolicy'>,
  accountId: number,
  { secrecy, attachments }: Pick<DraftContent, 'secrecy' | 'attachments'>,
): Promise<void> {
  const rules = await secrecyRules(database.db, secrecyPolicy, accountId)
  const highest = mostSecret([secrecy, ...attachments.map((file) => file.secrecy)])
  if (rules && isMoreSecret(highest, rules.ceiling)) throw refused('mail_level', 'levelAboveCeiling')
}

/** What a mail was sent as; undefined where the organisation has no levels. */
export async function levelOfMail(
  { database, secrecyPolicy }: Pick<SecrecyParts, 'database' | 'secrecyPolicy'>,
  messageId: string,
): Promise<KeptLevel | undefined> {
  return secrecyPolicy && (await readLevels(database.db, [messageId])).get(messageId)
}

/** The level of a mail, as a draft made from it begins with it. */
export function levelState(kept: KeptLevel | undefined): { readonly secrecy?: SecrecyLevel } {
  const secrecy = secrecyOfRank(kept?.rank ?? 0)
  return secrecy === undefined ? {} : { secrecy }
}

/** What the mail that is answered or forwarded was sent as, if it is still there. */
async function originLevel(
  parts: SecrecyParts,
  accountId: number,
  { ref }: NonNullable<DraftContent['origin']>,
): Promise<SecrecyLevel | undefined> {
  try {
    return (await parts.mailStore.mailbox(accountId).read(ref)).state.secrecy
  } catch (error) {
    if (isMailroomError(error) && error.kind === 'notFound') return undefined
    throw error
  }
}

/** The level below which a file of a mail does not go: its own, or where it has none that of the mail. */
export function floorOfFile(kept: KeptLevel | undefined, name: string): SecrecyLevel | undefined {
  if (kept === undefined) return undefined
  const own = kept.files.filter(([file]) => file === name).map(([, rank]) => rank)
  return secrecyOfRank(own.length > 0 ? Math.max(...own) : kept.rank)
}

/** What is kept of the levels of a mail that is sent. A file without one has that of its mail. */
export const leveledFiles = ({ attachments }: DraftContent): readonly LeveledFile[] =>
  attachments.flatMap(({ name, secrecy }) => (secrecy ? [[name, secrecyRank(secrecy)] as const] : []))

/** Of what the gateway writes by itself to answer a mail: that of the mail, or the least that is asked for. */
export async function answerLevel(
  parts: SecrecyParts,
  accountId: number,
  origin: DraftContent['origin'],
): Promise<{ readonly secrecy?: SecrecyLevel }> {
  if (parts.secrecyPolicy === undefined) return {}
  const original = origin && (await originLevel(parts, accountId, origin))
  const secrecy = original ?? (parts.secrecyPolicy.needsLevel ? 'normal' : undefined)
  return secrecy === undefined ? {} : { secrecy }
}

const refused = (field: string, reason: string, names: readonly string[] = []) =>
  new MailroomError('invalid', 'The mail cannot be sent at this level', {
    fields: { [field]: [reason, ...names] },
  })
