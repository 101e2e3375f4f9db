import { wireSuccess } from '../../wire/common'
import { wirePasswordForm, wirePasswordRules } from '../../wire/password'
import { call } from '../call'

/** The user's own password. */
export const passwordCalls = {
  passwordRules: call('GET', '/api/setting/password/', {
    area: 'settings',
    summary: 'What a new password must be like.',
    answer: wirePasswordRules,
  }),
  changePassword: call('POST', '/api/setting/password/', {
    area: 'settings',
    summary: 'Changes the password and ends all sessions, this one too.',
    body: wirePasswordForm,
    answer: wireSuccess,
  }),
} as const
