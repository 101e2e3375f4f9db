import type { SignOnWay } from '@mailroom/core'
import type { Settings } from '../../config/Settings'
import { createOuterFetch } from '../../outer/createOuterFetch'
import { createOidc } from './oidc/createOidc'
import type { SignOnProvider } from './SignOnProvider'
import { createWeChat } from './wechat/createWeChat'

/**
 * The services outside that the settings let sign people on. They are asked over a line of their own: a host inside the
 * network that signs people on gives mails no way in.
 *
 * @source SE-27, SE-09, N1
 */
export function openProviders(
  settings: Settings,
  now: () => number,
): Readonly<Partial<Record<SignOnWay, SignOnProvider>>> {
  const fetchOuter = createOuterFetch({
    innerHosts: settings.signOnInnerHosts,
    timeoutMs: settings.signOnSeconds * 1000,
  })
  return {
    ...(settings.oidcIssuer !== '' && { oidc: createOidc({ settings, fetchOuter, now }) }),
    ...(settings.wechatAppId !== '' && { wechat: createWeChat({ settings, fetchOuter }) }),
  }
}
