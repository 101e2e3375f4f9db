import {
  wireLoginRecords,
  wireLoginRecordsQuery,
  wireSendRecords,
  wireSendRecordsQuery,
} from '../../wire/records'
import { call } from '../call'

/** What people can look up about their own account. @source LG-01 */
export const recordCalls = {
  loginRecords: call('GET', '/api/core/records/login/', {
    area: 'session',
    summary:
      'One page of the sign-ins to the account of whoever asks, and of the attempts that were refused.',
    query: wireLoginRecordsQuery,
    answer: wireLoginRecords,
  }),
  sendRecords: call('GET', '/api/core/records/send/', {
    area: 'session',
    summary: 'One page of the mails that whoever asks has sent, with what became of them.',
    query: wireSendRecordsQuery,
    answer: wireSendRecords,
  }),
} as const
