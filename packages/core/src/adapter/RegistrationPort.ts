import type { RegistrationForm, RegistrationTerms } from '../approvals/Registration'
import type { ReadOptions } from './MailroomAdapter'

/**
 * Asking for an account, without having one.
 *
 * @source SE-11
 */
export interface RegistrationPort {
  /** `forbidden` where nobody may. */
  terms(options?: ReadOptions): Promise<RegistrationTerms>
  /**
   * Asks for the account; an administrator decides. Until then signing in is `forbidden`, which says so.
   *
   * @throws MailroomError `invalid` with the field at fault, by its name in the form; `locked` after too many; `forbidden`
   */
  register(form: RegistrationForm): Promise<void>
}
