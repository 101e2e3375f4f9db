import { isMoreSecret, mostSecret, type SecrecyLevel, secrecyOfRank } from '@mailroom/core'
import { parseIds } from '../mime/parse/headers/parseIds'
import { smtpError } from '../smtp-in/smtpError'
import { findUnfit, type ReaderParts } from './findUnfit'
import { levelField, readLevelField } from './levelHeader'
import { readLevels } from './mailLevels'
import { type SecrecyPolicy, secrecyRules } from './SecrecyPolicy'

/** Header fields that the level of a mail is read from, in lower case. */
export const levelFields = [levelField.toLowerCase(), 'in-reply-to', 'references'] as const

/** Mails that a header may name, at most that many are looked for. */
const maxNamed = 100

/** A mail that somebody hands in from their own mail program. */
export interface HandedIn {
  readonly accountId: number
  /** As they were addressed. */
  readonly recipients: readonly string[]
  /** Values of `levelFields`, unfolded. */
  readonly fields: ReadonlyMap<string, string>
}

/**
 * How secret a mail is that was handed in: what it says of itself, and not less than the mails that it answers. Most mail programs
 * cannot say it, so one that says nothing is normal.
 *
 * @returns undefined where the organisation has no levels
 * @throws an SMTP refusal, when its writer or a reader may not have it
 * @source CO-12
 */
export async function levelOfSubmission(
  parts: ReaderParts,
  policy: SecrecyPolicy | undefined,
  { accountId, recipients, fields }: HandedIn,
): Promise<SecrecyLevel | undefined> {
  const { db } = parts.database
  const rules = await secrecyRules(db, policy, accountId)
  if (rules === undefined) return undefined
  const valueOf = (name: (typeof levelFields)[number]) => fields.get(name) ?? ''
  const named = [...parseIds(valueOf('in-reply-to')), ...parseIds(valueOf('references'))]
  const originals = await readLevels(db, named.slice(-maxNamed))
  const level =
    mostSecret([
      readLevelField(valueOf('x-mailroom-level')),
      ...[...originals.values()].map(({ rank }) => secrecyOfRank(rank)),
    ]) ?? 'normal'
  if (isMoreSecret(level, rules.ceiling))
    throw smtpError(550, '5.7.1 You may not write mail of this level of secrecy')
  const unfit = await findUnfit(parts, rules, level, recipients)
  if (unfit.length > 0)
    throw smtpError(
      550,
      `5.7.1 Not everybody may read a mail of this level of secrecy: ${unfit.slice(0, 3).join(', ')}`,
    )
  return level
}
