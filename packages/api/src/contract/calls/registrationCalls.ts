import { wireSuccess } from '../../wire/common'
import { wireRegistration, wireRegistrationTerms } from '../../wire/registration'
import { call } from '../call'

/** Asking for an account. */
export const registrationCalls = {
  registrationTerms: call('GET', '/api/setting/register/', {
    area: 'session',
    summary:
      'What somebody who asks for an account has to know: domains, departments, agreement, password rules.',
    answer: wireRegistrationTerms,
    isOpen: true,
  }),
  register: call('POST', '/api/setting/register/', {
    area: 'session',
    summary: 'Asks for an account, which an administrator permits or refuses.',
    body: wireRegistration,
    answer: wireSuccess,
    isOpen: true,
  }),
} as const
