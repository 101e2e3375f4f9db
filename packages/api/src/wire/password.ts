import * as v from 'valibot'
import { wireWhole } from './common'

/**
 * The organisation's rules for new passwords, in the names of the texts, and whose names must not be in one.
 * `is_changeable` is false where another mail server keeps the password.
 */
export const wirePasswordRules = v.object({
  passwd_type: v.picklist([2, 3, 4]),
  passwd_size2: wireWhole,
  passwd_digital: v.boolean(),
  passwd_letter: v.boolean(),
  passwd_letter2: v.boolean(),
  passwd_name: v.boolean(),
  passwd_name2: v.boolean(),
  username: v.string(),
  full_spelling: v.string(),
  is_changeable: v.boolean(),
})

const wrapped = v.pipe(v.string(), v.minLength(1), v.maxLength(1024))

/** The password of now, the new one, and that once more; each wrapped as passwords travel. */
export const wirePasswordForm = v.object({
  password: wrapped,
  new_password: wrapped,
  confirm_password: wrapped,
})
