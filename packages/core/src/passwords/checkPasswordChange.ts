import type { PasswordChange, PasswordTerms } from '../adapter/PasswordPort'
import { checkPassword, type PasswordFault } from './checkPassword'

/** What is wrong with each of the three that somebody enters; none where all is well. */
export interface PasswordChangeFaults {
  readonly current: readonly 'required'[]
  /** In the order of the checklist; `unchanged` is the password of now. */
  readonly next: readonly (PasswordFault | 'unchanged')[]
  readonly confirmation: readonly ('required' | 'different')[]
}

/**
 * All that can be said of a change before anybody looks whether the old password is right. Everything is trimmed first.
 *
 * @source SE-22, SE-23
 */
export function checkPasswordChange(
  { current, next, confirmation }: PasswordChange,
  { rules, owner }: Pick<PasswordTerms, 'rules' | 'owner'>,
): PasswordChangeFaults {
  const [old, wanted, again] = [current.trim(), next.trim(), confirmation.trim()]
  const isUnchanged = wanted !== '' && wanted === old
  return {
    current: old === '' ? ['required'] : [],
    next: [...checkPassword(wanted, rules, owner), ...(isUnchanged ? (['unchanged'] as const) : [])],
    confirmation: again === '' ? ['required'] : again === wanted ? [] : ['different'],
  }
}
