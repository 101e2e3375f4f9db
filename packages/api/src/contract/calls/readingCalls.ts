import { wireSuccess } from '../../wire/common'
import {
  wireInvitation,
  wireInvitationAnswer,
  wireInvitationQuery,
  wireNewEvent,
} from '../../wire/invitations'
import {
  wireConversationQuery,
  wireOne,
  wireOneMail,
  wirePackageQuery,
  wirePreviewQuery,
  wireRead,
  wireReadQuery,
} from '../../wire/messages'
import { wireReceipt, wireReceiptQuery } from '../../wire/receipts'
import { wireList, wireNewQuery } from '../../wire/rows'
import { wireTrust, wireTrustQuery, wireUnsubscribe } from '../../wire/trust'
import { call } from '../call'

/** What a mail is read with: its text, its files, its conversation and where it comes from. */
export const readingCalls = {
  message: call('GET', '/api/mail/message/{uid}/', {
    area: 'messages',
    summary: 'One mail, its source or header, or what an answer or a forward begins with.',
    query: wireReadQuery,
    answer: wireRead,
  }),
  newMessages: call('GET', '/api/mail/message/new/', {
    area: 'messages',
    summary: 'The mails of the inbox that nobody has read, newest first.',
    query: wireNewQuery,
    answer: wireList,
  }),
  conversation: call('GET', '/api/mail/message/{uid}/conversation/', {
    area: 'messages',
    summary: 'The conversation that a mail belongs to, newest first, from all folders.',
    query: wireConversationQuery,
    answer: wireList,
  }),
  original: call('GET', '/api/mail/message/eml/', {
    area: 'messages',
    summary: 'The mail as a file.',
    query: wireOne,
    answer: 'binary',
  }),
  archive: call('GET', '/api/mail/message/zip/', {
    area: 'messages',
    summary: 'Mails as one zip of files; Content-Disposition names it.',
    query: wirePackageQuery,
    answer: 'binary',
  }),
  attachmentsZip: call('GET', '/api/mail/message/attach-zip/', {
    area: 'messages',
    summary: 'All attachments of a mail as one zip; Content-Disposition names it.',
    query: wireOne,
    answer: 'binary',
  }),
  attachmentPdf: call('GET', '/api/mail/attach/preview/', {
    area: 'messages',
    summary: 'An office file as PDF, for pages that cannot show it themselves.',
    query: wirePreviewQuery,
    answer: 'binary',
  }),
  trust: call('GET', '/api/mail/message/{uid}/trust/', {
    area: 'messages',
    summary: 'What is known about where a mail comes from.',
    query: wireTrustQuery,
    answer: wireTrust,
  }),
  unsubscribe: call('POST', '/api/mail/message/unsubscribe/', {
    area: 'messages',
    summary: 'Leaves the list that a mail came from, where its server takes a single request.',
    body: wireUnsubscribe,
    answer: wireSuccess,
  }),
  invitation: call('GET', '/api/mail/message/{uid}/invitation/', {
    area: 'messages',
    summary: 'What a mail says about an event.',
    query: wireInvitationQuery,
    answer: wireInvitation,
  }),
  answerInvitation: call('POST', '/api/schedule/events/{id}/status/', {
    area: 'messages',
    summary: 'Answers the organizer of an event.',
    body: wireInvitationAnswer,
    answer: wireSuccess,
  }),
  inviteToEvent: call('POST', '/api/schedule/events/invite/', {
    area: 'messages',
    summary: 'Invites people to an event by mail.',
    body: wireNewEvent,
    answer: wireSuccess,
  }),
  receipt: call('GET', '/api/mail/message/{uid}/receipt/', {
    area: 'messages',
    summary: 'Whether the sender of a mail asks for a read receipt, and what was answered.',
    query: wireReceiptQuery,
    answer: wireReceipt,
  }),
  sendReceipt: call('POST', '/api/mail/message/notify/', {
    area: 'messages',
    summary: 'Sends the read receipt that the sender of a mail asks for.',
    body: wireOneMail,
    answer: wireSuccess,
  }),
  refuseReceipt: call('POST', '/api/mail/message/notify_button/', {
    area: 'messages',
    summary: 'Answers that no read receipt is sent.',
    body: wireOneMail,
    answer: wireSuccess,
  }),
} as const
