import * as v from 'valibot'
import { wireWhole } from './common'
import { wirePasswordRules } from './password'

const { username: _name, full_spelling: _spelling, is_changeable: _own, ...rules } = wirePasswordRules.entries

/** What somebody who asks for an account has to know. `parent_id` is null at the top; an empty agreement is none. */
export const wireRegistrationTerms = v.object({
  domains: v.array(v.string()),
  departments: v.array(v.object({ id: wireWhole, name: v.string(), parent_id: v.nullable(wireWhole) })),
  agreement: v.string(),
  is_captcha: v.boolean(),
  ...rules,
})

const line = v.pipe(v.string(), v.maxLength(200))
const wrapped = v.pipe(v.string(), v.minLength(1), v.maxLength(1024))

/** An account that somebody asks for; `username` is the part before the @. The passwords are wrapped as they travel. */
export const wireRegistration = v.object({
  username: line,
  domain: line,
  password: wrapped,
  confirm_password: wrapped,
  realname: line,
  english_name: line,
  job_number: line,
  department_id: v.nullable(wireWhole),
  is_agreed: v.boolean(),
  /** Id of a captcha that was solved in this browser. */
  captcha: v.optional(v.string()),
})
