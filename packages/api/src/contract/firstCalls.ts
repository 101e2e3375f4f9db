import { wireFolders } from '../wire/folders'
import { wireAttachmentQuery } from '../wire/files'
import { wireList, wireListQuery } from '../wire/rows'
import { wireSuccess } from '../wire/common'
import {
  wireLogin,
  wireLoginAfter,
  wireLoginBefore,
  wireLogout,
  wireTicketLogin,
  wireWss,
} from '../wire/session'
import { wireSettings } from '../wire/settings'
import { wireTags } from '../wire/tags'
import { call } from './call'

/**
 * The calls that a client needs until it shows a list of mails, and those whose addresses it gives away before it asks.
 * They stand apart so that a client can load the rest of the contract later.
 */
export const firstCalls = {
  // Session
  loginBefore: call('GET', '/api/core/login-before/', {
    area: 'session',
    summary: 'What the sign-in page shows, and the key for passwords.',
    answer: wireLoginBefore,
    isOpen: true,
  }),
  login: call('POST', '/api/login/', {
    area: 'session',
    summary: 'Signs in with a name and a wrapped password.',
    body: wireLogin,
    answer: wireLoginAfter,
    isOpen: true,
  }),
  ticketLogin: call('POST', '/api/ticket-login/', {
    area: 'session',
    summary: 'Signs in with a ticket that a portal has signed for its user.',
    body: wireTicketLogin,
    answer: wireLoginAfter,
    isOpen: true,
  }),
  loginAfter: call('GET', '/api/core/login-after/', {
    area: 'session',
    summary: 'Who is signed in and what they may use.',
    answer: wireLoginAfter,
  }),
  refresh: call('POST', '/api/refresh/', {
    area: 'session',
    summary: 'Keeps the session alive.',
    answer: wireSuccess,
  }),
  logout: call('GET', '/api/logout/', {
    area: 'session',
    summary: 'Ends the session.',
    answer: wireLogout,
    changesState: true,
  }),
  wss: call('GET', '/api/core/wss/', {
    area: 'live',
    summary: 'A single-use ticket for the live line at /websocket?search={token}.',
    answer: wireWss,
  }),

  // What a list shows
  folders: call('GET', '/api/mail/folder/', {
    area: 'folders',
    summary: 'All folders with their counts.',
    answer: wireFolders,
  }),
  messages: call('GET', '/api/mail/message/', {
    area: 'messages',
    summary: 'One page of a folder.',
    query: wireListQuery,
    answer: wireList,
  }),
  tags: call('GET', '/api/mail/tag/', { area: 'tags', summary: 'All tags.', answer: wireTags }),

  // Settings
  settings: call('GET', '/api/setting/user/', {
    area: 'settings',
    summary: 'What the user has chosen.',
    answer: wireSettings,
  }),

  // Addresses
  attachment: call('GET', '/api/mail/attach/download/', {
    area: 'messages',
    summary: 'The bytes of one attachment; ranges are answered.',
    query: wireAttachmentQuery,
    answer: 'binary',
  }),
} as const
