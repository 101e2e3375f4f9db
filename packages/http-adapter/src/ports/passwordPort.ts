import type { PasswordChange, PasswordPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { wrapPassword } from '../session/wrapPassword'
import { withFieldNames } from '../wire/fieldNames'
import { fromWireRules } from '../wire/passwordRules'

/** The user's own password, over HTTP. Each of the three travels wrapped by itself. */
export const createPasswordPort = (client: HttpClient): PasswordPort => ({
  async terms(options) {
    const answer = await client.send('passwordRules', { options })
    return {
      rules: fromWireRules(answer),
      owner: { accountName: answer.username, fullSpelling: answer.full_spelling },
      isChangeable: answer.is_changeable,
    }
  },

  async change({ current, next, confirmation }) {
    const { public_key: key, time } = await client.send('loginBefore')
    // One that is too long says so at `password`, whichever it is.
    const wrap = (field: keyof PasswordChange, text: string) =>
      withFieldNames({ password: field }, wrapPassword(text, key, time))
    const [password, new_password, confirm_password] = await Promise.all([
      wrap('current', current),
      wrap('next', next),
      wrap('confirmation', confirmation),
    ])
    await withFieldNames(
      names,
      client.send('changePassword', { body: { password, new_password, confirm_password } }),
    )
    client.token.forget()
  },
})

const names: Readonly<Record<string, string>> = {
  password: 'current',
  new_password: 'next',
  confirm_password: 'confirmation',
}
