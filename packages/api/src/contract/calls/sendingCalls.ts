import { wireSuccess } from '../../wire/common'
import {
  wireRecallAll,
  wireRecalled,
  wireRecallLog,
  wireRecallLogQuery,
  wireRecallOne,
} from '../../wire/recall'
import {
  wireCompose,
  wireComposed,
  wireDraftName,
  wireDraftQuery,
  wireQuickReply,
  wireSendParams,
  wireSeed,
  wireSent,
  wireStatus,
  wireStatusQuery,
  wireUpload,
} from '../../wire/sending'
import { wireSmsMissing, wireSmsNumbers, wireSmsRecipients } from '../../wire/sms'
import { call } from '../call'

/** Writing and sending, what became of a sent mail, and taking it back. */
export const sendingCalls = {
  compose: call('POST', '/api/mail/message/sent/', {
    area: 'sending',
    summary: 'Sends a mail, now, in a moment or at a time to come, or saves it as a draft.',
    body: wireCompose,
    answer: wireComposed,
  }),
  sendParams: call('GET', '/api/mail/message/send-params/', {
    area: 'sending',
    summary: 'With what a mail begins, and what its writer may choose.',
    answer: wireSendParams,
  }),
  quickReply: call('POST', '/api/mail/message/reply/', {
    area: 'sending',
    summary: 'Answers the sender of a mail, with its text below.',
    body: wireQuickReply,
    answer: wireSent,
  }),
  seed: call('GET', '/api/mail/message/{uid}/compose/', {
    area: 'sending',
    summary: 'A draft to go on with.',
    query: wireDraftQuery,
    answer: wireSeed,
  }),
  discardDraft: call('POST', '/api/mail/message/discard/', {
    area: 'sending',
    summary: 'Throws a draft away.',
    body: wireDraftName,
    answer: wireSuccess,
  }),
  unschedule: call('POST', '/api/mail/message/unschedule/', {
    area: 'sending',
    summary: 'Makes a mail that waits for its time a draft again.',
    body: wireDraftName,
    answer: wireSuccess,
  }),
  smsRecipients: call('POST', '/api/mail/message/sendsms/', {
    area: 'sending',
    summary: 'Whose mobile number is needed before a mail that tells its recipients by SMS can be sent.',
    body: wireSmsRecipients,
    answer: wireSmsMissing,
  }),
  saveSmsNumbers: call('POST', '/api/mail/message/sendsms-numbers/', {
    area: 'sending',
    summary: 'Keeps mobile numbers of people who are told of mails by SMS.',
    body: wireSmsNumbers,
    answer: wireSuccess,
  }),
  upload: call('POST', '/api/mail/attach/', {
    area: 'sending',
    summary: 'Stores a file for a draft.',
    form: { file: 'file', fields: ['inline'] },
    answer: wireUpload,
  }),
  uploaded: call('GET', '/api/mail/attach/{id}/', {
    area: 'sending',
    summary: 'The bytes of a file stored for a draft.',
    answer: 'binary',
  }),
  status: call('GET', '/api/mail/message/status/', {
    area: 'sending',
    summary: 'What became of a sent mail, one line per recipient.',
    query: wireStatusQuery,
    answer: wireStatus,
  }),
  recallAll: call('POST', '/api/mail/message/send-recall/', {
    area: 'sending',
    summary: 'Takes a sent mail back from everyone of this mail system from whom it can be.',
    body: wireRecallAll,
    answer: wireRecalled,
  }),
  recallOne: call('POST', '/api/mail/message/recall/', {
    area: 'sending',
    summary: 'Takes a sent mail back from one recipient.',
    body: wireRecallOne,
    answer: wireRecalled,
  }),
  recallLog: call('POST', '/api/mail/message/log-recall/', {
    area: 'sending',
    summary: 'What was recalled so far, the newest first.',
    body: wireRecallLogQuery,
    answer: wireRecallLog,
  }),
} as const
