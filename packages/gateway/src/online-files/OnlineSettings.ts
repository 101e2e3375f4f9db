import type { OnlineRules } from '@mailroom/core'
import type { Settings } from '../config/Settings'

/** What base64 makes of a file: four characters for three bytes, and line ends. */
export const encodedShare = 1.37

/** How files go as links. */
export interface OnlineSettings extends OnlineRules {
  /** Room of an account for which nobody has said another. */
  readonly diskBytes: number
  /** Room on the disk of the organisation. */
  readonly companyDiskBytes: number
  /** The address of a link. @param token its secret */
  linkAddress(token: string): string
  /** The address of a share. @param token its secret */
  shareAddress(token: string): string
}

const pathOfLinks = '/link/'

/** Paths of the pages that links lead to. `{token}` is the secret. */
export const linkPaths = { page: `${pathOfLinks}{token}`, file: `${pathOfLinks}{token}/file` } as const

/** Path of the page of a share. `{token}` is the secret. @source FC-03 */
export const sharePath = '/fileshare/{token}'

/** How files go as links here; undefined where they do not. @source AT-03 */
export function onlineSettings(
  settings: Pick<
    Settings,
    | 'allowOnline'
    | 'onlineSuggestBytes'
    | 'onlineOverBytes'
    | 'onlineAll'
    | 'maxOnlineBytes'
    | 'onlineDays'
    | 'diskBytes'
    | 'companyDiskBytes'
    | 'maxMessageBytes'
    | 'publicUrl'
    | 'httpHost'
    | 'httpPort'
  >,
): OnlineSettings | undefined {
  if (!settings.allowOnline) return undefined
  const origin = settings.publicUrl || `http://${settings.httpHost}:${settings.httpPort}`
  // What no mail can carry becomes a link whatever else is set.
  const overBytes = Math.min(settings.onlineOverBytes, Math.floor(settings.maxMessageBytes / encodedShare))
  return {
    suggestOverBytes: settings.onlineSuggestBytes,
    linkOverBytes: settings.onlineAll ? 0 : overBytes,
    maxBytes: settings.maxOnlineBytes,
    keptDays: settings.onlineDays,
    diskBytes: settings.diskBytes,
    companyDiskBytes: settings.companyDiskBytes,
    shareAddress: (token) => origin + sharePath.replace('{token}', token),
    linkAddress: (token) => `${origin}${pathOfLinks}${token}`,
  }
}
