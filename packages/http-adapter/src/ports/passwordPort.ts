import { isMailroomError, MailroomError, type PasswordChange, type PasswordPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { wrapPassword } from '../session/wrapPassword'

/** The user's own password, over HTTP. Each of the three travels wrapped by itself. */
export const createPasswordPort = (client: HttpClient): PasswordPort => ({
  async terms(options) {
    const answer = await client.send('passwordRules', { options })
    return {
      rules: {
        characterClasses: answer.passwd_type,
        minLength: answer.passwd_size2,
        refuseDigitRuns: answer.passwd_digital,
        refuseLetterRuns: answer.passwd_letter,
        refuseRepeats: answer.passwd_letter2,
        refuseAccountName: answer.passwd_name,
        refuseFullSpelling: answer.passwd_name2,
      },
      owner: { accountName: answer.username, fullSpelling: answer.full_spelling },
      isChangeable: answer.is_changeable,
    }
  },

  async change({ current, next, confirmation }) {
    const { public_key: key, time } = await client.send('loginBefore')
    const wrap = (field: keyof PasswordChange, text: string) =>
      wrapPassword(text, key, time).catch((error: unknown) => {
        throw renamed(error, () => field)
      })
    const [password, new_password, confirm_password] = await Promise.all([
      wrap('current', current),
      wrap('next', next),
      wrap('confirmation', confirmation),
    ])
    try {
      await client.send('changePassword', { body: { password, new_password, confirm_password } })
    } catch (error) {
      throw renamed(error, (name) => names[name] ?? name)
    }
    client.token.forget()
  },
})

const names: Readonly<Record<string, string>> = {
  password: 'current',
  new_password: 'next',
  confirm_password: 'confirmation',
}

/** The failure with its fields called as the form calls them. */
function renamed(error: unknown, nameOf: (name: string) => string): unknown {
  if (!isMailroomError(error) || !error.details.fields) return error
  const fields = Object.entries(error.details.fields).map(([name, said]) => [nameOf(name), said] as const)
  return new MailroomError(error.kind, error.message, {
    ...error.details,
    fields: Object.fromEntries(fields),
  })
}
