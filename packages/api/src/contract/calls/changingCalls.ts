import { wireSuccess } from '../../wire/common'
import {
  wireFlagChange,
  wireMatching,
  wireMatchingQuery,
  wireMove,
  wireMoveOne,
  wireMoved,
  wireNotSpam,
  wireOneMail,
  wirePin,
  wirePlaces,
  wireReject,
  wireRejected,
  wireRemark,
  wireFollowUp,
  wireSnooze,
  wireSome,
  wireTagOff,
} from '../../wire/messages'
import { call } from '../call'

/** What is done to mails that are there. */
export const changingCalls = {
  matching: call('GET', '/api/mail/message/uids/', {
    area: 'messages',
    summary: 'The uids of the mails that a view shows, a portion at a time.',
    query: wireMatchingQuery,
    answer: wireMatching,
  }),
  setFlags: call('POST', '/api/mail/message/flag/', {
    area: 'messages',
    summary: 'Adds or removes flags and tags.',
    body: wireFlagChange,
    answer: wireSuccess,
  }),
  cancelTags: call('POST', '/api/mail/message/cancel-tag/', {
    area: 'messages',
    summary: 'Takes all tags off mails.',
    body: wireSome,
    answer: wireSuccess,
  }),
  cancelTag: call('POST', '/api/mail/message/cancel-stag/', {
    area: 'messages',
    summary: 'Takes one tag off mails.',
    body: wireTagOff,
    answer: wireSuccess,
  }),
  pin: call('POST', '/api/mail/message/pin/', {
    area: 'messages',
    summary: 'Pins mails, so that they stand first in their folder, or takes the pin off.',
    body: wirePin,
    answer: wireSuccess,
  }),
  snooze: call('POST', '/api/mail/message/snooze/', {
    area: 'messages',
    summary: 'Takes mails away until a time; then they come back by themselves.',
    body: wireSnooze,
    answer: wirePlaces,
  }),
  unsnooze: call('POST', '/api/mail/message/snooze-cancel/', {
    area: 'messages',
    summary: 'Brings mails that are away back at once.',
    body: wireSome,
    answer: wirePlaces,
  }),
  followUp: call('POST', '/api/mail/message/follow-up/', {
    area: 'messages',
    summary: 'Has the reader reminded of mails, which stay where they are; without a time no longer.',
    body: wireFollowUp,
    answer: wireSuccess,
  }),
  setRemark: call('POST', '/api/mail/message/remark/', {
    area: 'messages',
    summary: 'Notes something about a mail, for its reader alone.',
    body: wireRemark,
    answer: wireSuccess,
  }),
  deleteRemark: call('POST', '/api/mail/message/remark-del/', {
    area: 'messages',
    summary: 'Takes the note about a mail away.',
    body: wireOneMail,
    answer: wireSuccess,
  }),
  moveMessages: call('POST', '/api/mail/message/move/', {
    area: 'messages',
    summary: 'Moves mails to another folder.',
    body: wireMove,
    answer: wireMoved,
  }),
  moveMessage: call('POST', '/api/mail/message/pmove/', {
    area: 'messages',
    summary: 'Moves one mail to another folder.',
    body: wireMoveOne,
    answer: wireMoved,
  }),
  deleteMessages: call('POST', '/api/mail/message/delete/', {
    area: 'messages',
    summary: 'Moves mails to the trash; from the trash, deletes them for ever.',
    body: wireSome,
    answer: wireMoved,
  }),
  expungeMessages: call('POST', '/api/mail/message/expunge/', {
    area: 'messages',
    summary: 'Deletes mails for ever.',
    body: wireSome,
    answer: wireSuccess,
  }),
  reject: call('POST', '/api/mail/message/reject/', {
    area: 'messages',
    summary: 'Refuses further mail of the senders of mails, and moves these to the trash if asked.',
    body: wireReject,
    answer: wireRejected,
  }),
  notSpam: call('POST', '/api/mail/message/not-spam/', {
    area: 'messages',
    summary: 'Moves mails to the inbox, and welcomes their senders if asked.',
    body: wireNotSpam,
    answer: wireMoved,
  }),
} as const
