import { wireLoginLog, wireWelcome } from '../../wire/home'
import { call } from '../call'

/** What greets people. @source HO-01 to HO-06, SE-25 */
export const homeCalls = {
  welcome: call('GET', '/api/core/welcome/', {
    area: 'session',
    summary: 'The home page: the figures of whoever asks, and what the organisation has put there.',
    answer: wireWelcome,
  }),
  loginLog: call('GET', '/api/core/login-log/', {
    area: 'session',
    summary: 'The sign-in that began this session, and the one before it.',
    answer: wireLoginLog,
  }),
} as const
