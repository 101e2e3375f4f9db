import type { PasswordRules } from '../passwords/checkPassword'

/** A part of the organisation that a new person may belong to. */
export interface RegistrationDepartment {
  readonly id: number
  readonly name: string
  /** The one that it belongs to; absent at the top. */
  readonly parentId?: number
}

/** What somebody who asks for an account has to know. @source SE-11 */
export interface RegistrationTerms {
  /** What may stand behind the @ of the new address; the first is proposed. */
  readonly domains: readonly string[]
  /** Those above before those below; empty where the organisation has none. */
  readonly departments: readonly RegistrationDepartment[]
  /** Plain text that has to be agreed to; empty for none. */
  readonly agreement: string
  readonly passwordRules: PasswordRules
  /** One has to be solved in this browser, and its id goes with the form. */
  readonly isCaptchaWanted: boolean
}

/** What somebody enters who asks for an account. @source SE-11 */
export interface RegistrationForm {
  /** Before the @: digits, lower-case letters, underscore, hyphen, dot. */
  readonly loginName: string
  /** One of the terms' domains. */
  readonly domain: string
  readonly password: string
  readonly confirmation: string
  /** 1 to 35 characters. */
  readonly name: string
  /** At most 35 characters; empty for none. */
  readonly englishName: string
  /** Empty for none. */
  readonly jobNumber: string
  /** Needed where the organisation has departments. */
  readonly departmentId?: number
  /** Needed where there is an agreement. */
  readonly isAgreed: boolean
  /** Id of a captcha that was solved in this browser. */
  readonly captchaId?: string
}
