import type { AnswerOf, CallName, Contract } from '@mailroom/api'
import type { SignOnWay } from '@mailroom/core'
import type { PublicAddress } from '../../config/publicAddress'
import type { Settings } from '../../config/Settings'
import type { ActiveSession } from '../../session/Sessions'
import { levelAllows } from '../../session/shared/callRights'
import type { Profile } from '../Services'
import { toWireLook } from './look'
import { toWireAddress } from './messages'

/** What the sign-in page shows. @source SE-19, SE-20 */
export function toWireLoginBefore(
  settings: Settings,
  signOnWays: readonly SignOnWay[],
  passwordKeyPem: string,
  now: number,
  canRegister: boolean,
  { secureOrigin = '', isSecure }: Pick<PublicAddress, 'secureOrigin' | 'isSecure'>,
): AnswerOf<Contract['loginBefore']> {
  return {
    title: settings.title,
    welcome_logo: settings.logoUrl,
    spam_rate: settings.spamPercent,
    virus_rate: settings.virusPercent,
    login_methods: [
      'password',
      ...(settings.ticketIssuer === '' ? [] : (['ticket'] as const)),
      ...signOnWays,
      ...(settings.allowPasskeys ? (['passkey'] as const) : []),
    ],
    sign_on_name: settings.oidcName,
    captcha_when: settings.captchaWhen,
    captcha_type: settings.captchaKind,
    ssl_url: secureOrigin,
    is_ssl: isSecure,
    is_register: canRegister,
    public_key: passwordKeyPem,
    time: Math.floor(now / 1000),
  }
}

/** Who is signed in and what they may use. */
export function toWireLoginAfter(
  settings: Settings,
  profile: Profile,
  { csrfToken, isLocked, share }: Pick<ActiveSession, 'csrfToken' | 'isLocked' | 'share'>,
  mustChangePassword: boolean,
): AnswerOf<Contract['loginAfter']> {
  const { address, name } = profile.address
  const may = (call: CallName) => share === undefined || levelAllows(share.level, call)
  return {
    csrf_token: csrfToken,
    is_locked: isLocked,
    title: settings.title,
    name: address.split('@')[0]!,
    realname: name,
    email: address,
    department: profile.department,
    ...toWireLook(profile),
    mfroms: profile.senders.map(toWireAddress),
    exclude_ext: [...settings.forbiddenExtensions],
    max_message_size: settings.maxMessageBytes,
    draft_auto_save_minute: settings.draftSaveMinutes,
    lock_left: settings.sessionIdleMinutes * 60,
    sw_new_mail_remind: true,
    is_compose: may('compose'),
    is_change: may('setFlags'),
    is_shareduser: share !== undefined,
    is_fwmail: settings.allowForward,
    is_maildownload: settings.allowDownload,
    is_fulltext: settings.allowSearch,
    disable_delete_button: !settings.allowDelete || !may('deleteMessages'),
    change_delete_button: settings.deleteForeverButton,
    is_swtime: settings.twelveHourTimes,
    show_button_of_burn: settings.allowBurn,
    show_button_of_password: settings.allowMailPassword,
    is_offline_reading: settings.allowOfflineReading,
    has_user_department_perm: settings.showDirectory,
    sw_netdisk_page: settings.allowFiles && settings.allowOnline && may('personalDisk'),
    change_password: mustChangePassword,
    logout_url: settings.logoutUrl,
  }
}
