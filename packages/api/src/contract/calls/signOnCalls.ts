import { wireSuccess } from '../../wire/common'
import { wireLoginAfter } from '../../wire/session'
import { wireSignOnAddress, wireSignOnArrival, wireSignOnWay, wireWeChatBinding } from '../../wire/signOn'
import { wireProof } from '../../wire/twoFactor'
import { call } from '../call'

/** Signing in by a service outside: the organisation's own sign-on (OpenID Connect), or WeChat. */
export const signOnCalls = {
  beginSignOn: call('POST', '/api/signon/begin/', {
    area: 'session',
    summary: 'Where to go to sign on with a service outside. Its answer counts in this browser alone.',
    body: wireSignOnWay,
    answer: wireSignOnAddress,
    isOpen: true,
  }),
  signOn: call('POST', '/api/signon/login/', {
    area: 'session',
    summary:
      'Signs in with what the service has sent the browser back with; fails at `code` where a second step has to follow.',
    body: wireSignOnArrival,
    answer: wireLoginAfter,
    isOpen: true,
  }),
  weChatBinding: call('GET', '/api/signon/wechat/', {
    area: 'settings',
    summary: 'Whether a WeChat identity signs in to this account.',
    answer: wireWeChatBinding,
  }),
  beginWeChatBinding: call('POST', '/api/signon/wechat/begin/', {
    area: 'settings',
    summary: 'Where to go to bind a WeChat identity; needs the password or a code.',
    body: wireProof,
    answer: wireSignOnAddress,
  }),
  bindWeChat: call('POST', '/api/signon/wechat/bind/', {
    area: 'settings',
    summary: 'Binds the WeChat identity that the browser has come back with.',
    body: wireSignOnArrival,
    answer: wireSuccess,
  }),
  unbindWeChat: call('POST', '/api/signon/wechat/release/', {
    area: 'settings',
    summary: 'Takes the WeChat identity off; needs the password or a code. Other sessions end.',
    body: wireProof,
    answer: wireSuccess,
  }),
} as const
