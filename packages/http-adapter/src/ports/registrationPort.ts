import type { RegistrationForm, RegistrationPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'
import { wrapPassword } from '../session/wrapPassword'
import { withFieldNames } from '../wire/fieldNames'
import { fromWireRules } from '../wire/passwordRules'

/** Asking for an account, over HTTP. Both passwords travel wrapped. */
export const createRegistrationPort = (client: HttpClient): RegistrationPort => ({
  async terms(options) {
    const answer = await client.send('registrationTerms', { options })
    return {
      domains: answer.domains,
      departments: answer.departments.map(({ id, name, parent_id }) => ({
        id,
        name,
        ...(parent_id !== null && { parentId: parent_id }),
      })),
      agreement: answer.agreement,
      passwordRules: fromWireRules(answer),
      isCaptchaWanted: answer.is_captcha,
    }
  },

  async register(form) {
    const { public_key: key, time } = await client.send('loginBefore')
    const wrap = (field: keyof RegistrationForm) =>
      withFieldNames({ password: field }, wrapPassword(form[field] as string, key, time))
    const [password, confirm_password] = await Promise.all([wrap('password'), wrap('confirmation')])
    const body = {
      username: form.loginName,
      domain: form.domain,
      password,
      confirm_password,
      realname: form.name,
      english_name: form.englishName,
      job_number: form.jobNumber,
      department_id: form.departmentId ?? null,
      is_agreed: form.isAgreed,
      captcha: form.captchaId,
    }
    await withFieldNames(names, client.send('register', { body }))
  },
})

const names: Readonly<Record<string, string>> = {
  username: 'loginName',
  confirm_password: 'confirmation',
  realname: 'name',
  english_name: 'englishName',
  job_number: 'jobNumber',
  department_id: 'departmentId',
  is_agreed: 'isAgreed',
}
