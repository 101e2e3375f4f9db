import { wireSuccess } from '../../wire/common'
import { wireLoginAfter } from '../../wire/session'
import { wireAuthenticator, wireBackupCodes, wireCode, wireProof, wireTwoFactor } from '../../wire/twoFactor'
import { call } from '../call'

/** The second step of signing in. */
export const twoFactorCalls = {
  twoFactor: call('GET', '/api/twofactor/show/', {
    area: 'settings',
    summary: 'Whether signing in has a second step, and how many backup codes are left.',
    answer: wireTwoFactor,
  }),
  beginAuthenticator: call('POST', '/api/twofactor/google/secret/', {
    area: 'settings',
    summary: 'Makes a secret for an authenticator app, which counts once a code of it was brought.',
    answer: wireAuthenticator,
  }),
  confirmAuthenticator: call('POST', '/api/twofactor/google/verify/', {
    area: 'settings',
    summary: 'Takes an authenticator into use and tells its backup codes, this once. Other sessions end.',
    body: wireCode,
    answer: wireBackupCodes,
  }),
  renewBackupCodes: call('POST', '/api/twofactor/google/backup/', {
    area: 'settings',
    summary: 'Makes new backup codes in place of the old ones; needs the password or a code.',
    body: wireProof,
    answer: wireBackupCodes,
  }),
  removeAuthenticator: call('POST', '/api/twofactor/google/release/', {
    area: 'settings',
    summary: 'Takes the second step off; needs the password or a code. Other sessions end.',
    body: wireProof,
    answer: wireSuccess,
  }),
  twoFactorLogin: call('POST', '/api/twofactor/login/', {
    area: 'session',
    summary: 'The second step of signing in, in the browser that took the first.',
    body: wireCode,
    answer: wireLoginAfter,
    isOpen: true,
  }),
} as const
