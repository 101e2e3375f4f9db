import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { captchaCookie } from '../sessionCookie'
import { toWireRules } from '../wire/passwordRules'

type Calls = 'registrationTerms' | 'register'

/** Asking for an account, without having one. @source SE-11 */
export function registrationHandlers({ registrations, address }: Services): Pick<Handlers, Calls> {
  const captchas = captchaCookie(address.isSecure)
  return {
    async registrationTerms() {
      const { domains, departments, agreement, passwordRules, isCaptchaWanted } = await registrations.terms()
      return {
        domains: [...domains],
        departments: departments.map(({ id, name, parentId }) => ({
          id,
          name,
          parent_id: parentId ?? null,
        })),
        agreement,
        is_captcha: isCaptchaWanted,
        ...toWireRules(passwordRules),
      }
    },

    async register({ body }, { clientAddress, request }) {
      const form = {
        loginName: body.username,
        domain: body.domain,
        password: body.password,
        confirmation: body.confirm_password,
        name: body.realname,
        englishName: body.english_name,
        jobNumber: body.job_number,
        isAgreed: body.is_agreed,
        ...(body.department_id !== null && { departmentId: body.department_id }),
      }
      await registrations.register(form, {
        clientAddress,
        captcha: body.captcha,
        captchaBrowser: captchas.read(request.headers),
      })
      return { msg: 'success' }
    },
  }
}
