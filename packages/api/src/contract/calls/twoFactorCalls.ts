import { wireSuccess } from '../../wire/common'
import { wireLoginAfter } from '../../wire/session'
import {
  wireAuthenticator,
  wireBackupCodes,
  wireCode,
  wirePhone,
  wireProof,
  wireSecondStepWays,
  wireTwoFactor,
} from '../../wire/twoFactor'
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
  beginPhone: call('POST', '/api/twofactor/phone/sms/', {
    area: 'settings',
    summary:
      'Sends a code to a mobile number, which counts once that code was brought; needs the password or a code.',
    body: wirePhone,
    answer: wireSuccess,
  }),
  confirmPhone: call('POST', '/api/twofactor/phone/verify/', {
    area: 'settings',
    summary:
      'Takes a mobile number into use. Tells backup codes where there are none yet. Other sessions end.',
    body: wireCode,
    answer: wireBackupCodes,
  }),
  removePhone: call('POST', '/api/twofactor/phone/release/', {
    area: 'settings',
    summary: 'Sends no more codes by SMS; needs the password or a code. Other sessions end.',
    body: wireProof,
    answer: wireSuccess,
  }),
  secondStepWays: call('GET', '/api/twofactor/ways/', {
    area: 'session',
    summary: 'With what the second step can be taken, in the browser that took the first.',
    answer: wireSecondStepWays,
    isOpen: true,
  }),
  sendSignInCode: call('POST', '/api/twofactor/phone/code/', {
    area: 'session',
    summary: 'Sends a code for the second step by SMS, in the browser that took the first.',
    answer: wireSuccess,
    isOpen: true,
  }),
  twoFactorLogin: call('POST', '/api/twofactor/login/', {
    area: 'session',
    summary: 'The second step of signing in, in the browser that took the first.',
    body: wireCode,
    answer: wireLoginAfter,
    isOpen: true,
  }),
} as const
