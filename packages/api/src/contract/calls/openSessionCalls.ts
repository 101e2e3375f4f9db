import { wireSuccess } from '../../wire/common'
import { wireOpenSessions } from '../../wire/openSessions'
import { call } from '../call'

/** Where the user is signed in. */
export const openSessionCalls = {
  openSessions: call('GET', '/api/setting/session/', {
    area: 'settings',
    summary: 'Where the user is signed in.',
    answer: wireOpenSessions,
  }),
  endOtherSessions: call('DELETE', '/api/setting/session/', {
    area: 'settings',
    summary: 'Ends all sessions of the user but this one.',
    answer: wireSuccess,
  }),
  endSession: call('DELETE', '/api/setting/session/{id}/', {
    area: 'settings',
    summary: 'Ends one session of the user.',
    answer: wireSuccess,
  }),
} as const
