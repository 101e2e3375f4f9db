import type { AnswerOf, Contract } from '@mailroom/api'
import type { Session, SignInInfo } from '@mailroom/core'
import { fromWireAddress } from './addresses'
import type { HttpClient } from '../http/HttpClient'
import { fromWireLook } from './look'
import { safeUrl } from './safeUrl'

/** What the sign-in page shows. */
export function fromWireLoginBefore(answer: AnswerOf<Contract['loginBefore']>): SignInInfo {
  const { spam_rate: spamPercent, virus_rate: virusPercent } = answer
  const { captcha_when: when, captcha_type: kind } = answer
  const logoUrl = safeUrl(answer.welcome_logo)
  return {
    title: answer.title,
    ...(logoUrl !== undefined && { logoUrl }),
    ...(spamPercent !== null && virusPercent !== null && { claims: { spamPercent, virusPercent } }),
    ...(when !== 'never' && { captcha: { when, kind } }),
    methods: answer.login_methods,
    ...(answer.sign_on_name !== '' && { signOnName: answer.sign_on_name }),
    ...(answer.ssl_url.startsWith('https:') && {
      secure: { origin: answer.ssl_url, isRequired: answer.is_ssl },
    }),
    canRegister: answer.is_register,
  }
}

/** Who is signed in and what they may use. */
export const fromWireLoginAfter = (
  answer: AnswerOf<Contract['loginAfter']>,
  client: Pick<HttpClient, 'at'>,
): Session => ({
  user: {
    ...fromWireLook(answer, client),
    address: { address: answer.email, name: answer.realname },
    department: answer.department,
    senders: answer.mfroms.map(fromWireAddress),
  },
  organisation: { title: answer.title },
  isShared: answer.is_shareduser,
  mustChangePassword: answer.change_password,
  isLocked: answer.is_locked,
  limits: {
    forbiddenExtensions: answer.exclude_ext.map((extension) => extension.replace(/^\./, '').toLowerCase()),
    maxMessageBytes: answer.max_message_size,
    draftSaveMinutes: answer.draft_auto_save_minute,
    idleSeconds: answer.lock_left,
  },
  features: {
    compose: answer.is_compose,
    change: answer.is_change,
    forward: answer.is_fwmail,
    download: answer.is_maildownload,
    search: answer.is_fulltext,
    delete: !answer.disable_delete_button,
    deleteForeverButton: answer.change_delete_button,
    twelveHourTime: answer.is_swtime,
    burn: answer.show_button_of_burn,
    mailPassword: answer.show_button_of_password,
    offlineReading: answer.is_offline_reading,
    files: answer.sw_netdisk_page,
    directory: answer.has_user_department_perm,
    liveMail: answer.sw_new_mail_remind,
  },
})
