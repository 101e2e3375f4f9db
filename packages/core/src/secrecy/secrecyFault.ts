import type { DraftContent } from '../mail/Draft'
import { isMoreSecret } from './compareSecrecy'
import type { SecrecyLevel } from './SecrecyLevel'

/** What a writer may choose, and what they have to. @source CO-12 */
export interface SecrecyRules {
  /** The highest level that the writer may choose, and read. */
  readonly ceiling: SecrecyLevel
  /** The highest level that may leave the organisation. */
  readonly outside: SecrecyLevel
  /** A mail without a level is not sent. */
  readonly needsLevel: boolean
  /** A mail with a file without a level is not sent; where none is needed a file without one has that of its mail. */
  readonly needsFileLevels: boolean
}

/** What is wrong with the levels of a mail, and of which file. @source 2nd text 5 */
export interface SecrecyFault {
  readonly kind: 'levelMissing' | 'levelAboveCeiling' | 'fileLevelMissing' | 'fileAboveMail'
  /** Name of the file, where one is to blame. */
  readonly file?: string
}

/** The first thing that is wrong with the levels of a mail. Pictures in the text are of the level of the mail. */
export function secrecyFault(
  { secrecy, attachments }: Pick<DraftContent, 'secrecy' | 'attachments'>,
  rules: SecrecyRules,
): SecrecyFault | undefined {
  const files = attachments.filter(({ contentId }) => contentId === undefined)
  const first = files.find((file) => file.secrecy === undefined)
  if (rules.needsLevel && !secrecy) return { kind: 'levelMissing' }
  if (isMoreSecret(secrecy, rules.ceiling)) return { kind: 'levelAboveCeiling' }
  if (rules.needsFileLevels && first) return { kind: 'fileLevelMissing', file: first.name }
  const above = files.find((file) => isMoreSecret(file.secrecy, secrecy))
  return above && { kind: 'fileAboveMail', file: above.name }
}
