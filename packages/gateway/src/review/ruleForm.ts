import { isEmailAddress, type ReviewRule } from '@mailroom/core'

/** `zhang@example.com`, `@example.com` for everybody there, `*` for everybody, `not:` before any of them. @source RV-04 */
export function isRulePattern(entry: string): boolean {
  const bare = entry.replace(/^not:/, '')
  return bare === '*' || /^@[^@\s]+$/.test(bare) || isEmailAddress(bare)
}

/** True for a rule that would hold nothing. */
export const asksNothing = ({ from, to, words, files, largerThanBytes, secrecy }: ReviewRule): boolean =>
  [from, to, words, files].every((list) => list.length === 0) &&
  largerThanBytes === undefined &&
  secrecy === undefined
