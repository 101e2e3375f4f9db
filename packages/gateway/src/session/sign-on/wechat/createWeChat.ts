import * as v from 'valibot'
import type { Settings } from '../../../config/Settings'
import type { OuterFetch } from '../../../outer/createOuterFetch'
import { askService } from '../askService'
import { refused, silent } from '../signOnFaults'
import type { SignOnProvider } from '../SignOnProvider'

/** What it is made with. */
export interface WeChatParts {
  readonly settings: Pick<Settings, 'wechatAppId' | 'wechatSecret' | 'wechatAuthorizeUrl' | 'wechatApiUrl'>
  readonly fetchOuter: OuterFetch
}

/** A failure comes with status 200 as well. */
const answerSchema = v.object({ openid: v.optional(v.string(), ''), errcode: v.optional(v.number(), 0) })

/** Codes that are wrong, used or too old; everything else is trouble of ours or theirs. */
const badCodes: ReadonlySet<number> = new Set([40_029, 40_163, 41_008, 42_003])

/** Signing on with WeChat, as web sites do it. @source SE-09, WeChat open platform: website application login */
export const createWeChat = ({ settings, fetchOuter }: WeChatParts): SignOnProvider => ({
  async authorizeUrl({ state, redirectUri }) {
    const url = new URL(settings.wechatAuthorizeUrl)
    const values = {
      appid: settings.wechatAppId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'snsapi_login',
      state,
    }
    for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
    url.hash = 'wechat_redirect'
    return url.href
  },

  async identify(_turn, code) {
    const url = new URL(`${settings.wechatApiUrl.replace(/\/$/, '')}/sns/oauth2/access_token`)
    const values = {
      appid: settings.wechatAppId,
      secret: settings.wechatSecret,
      code,
      grant_type: 'authorization_code',
    }
    for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
    const { openid, errcode } = await askService(fetchOuter, { url: url.href, schema: answerSchema })
    if (badCodes.has(errcode)) throw refused(`WeChat does not take the code (${errcode}).`)
    if (errcode !== 0 || openid === '') throw silent(`WeChat answers ${errcode}.`)
    return { subject: openid }
  },
})
