import { wireFolders, wireFoldersQuery } from '../wire/folders'
import { wireAttachmentQuery } from '../wire/files'
import { wireList, wireListQuery } from '../wire/rows'
import { wireSuccess } from '../wire/common'
import {
  wireLogin,
  wireLoginAfter,
  wireLoginBefore,
  wireLogout,
  wireOpening,
  wireOpeningQuery,
  wireTicketLogin,
  wireWss,
} from '../wire/session'
import { wireSettings } from '../wire/settings'
import { wireTags } from '../wire/tags'
import { call } from './call'

/**
 * The calls that a client needs until it shows a list of mails, and those whose addresses it gives away before it asks.
 * They stand apart so that a client can load the rest of the contract later, and what they do is said in `firstSummaries`, which
 * no client needs.
 */
export const firstCalls = {
  // Session
  loginBefore: call('GET', '/api/core/login-before/', {
    area: 'session',
    answer: wireLoginBefore,
    isOpen: true,
  }),
  login: call('POST', '/api/login/', {
    area: 'session',
    body: wireLogin,
    answer: wireLoginAfter,
    isOpen: true,
  }),
  ticketLogin: call('POST', '/api/ticket-login/', {
    area: 'session',
    body: wireTicketLogin,
    answer: wireLoginAfter,
    isOpen: true,
  }),
  loginAfter: call('GET', '/api/core/login-after/', {
    area: 'session',
    answer: wireLoginAfter,
    isForLocked: true,
    tellsWho: true,
  }),
  opening: call('GET', '/api/core/opening/', {
    area: 'session',
    query: wireOpeningQuery,
    answer: wireOpening,
    isForLocked: true,
    tellsWho: true,
  }),
  refresh: call('POST', '/api/refresh/', {
    area: 'session',
    answer: wireSuccess,
    isForLocked: true,
  }),
  logout: call('GET', '/api/logout/', {
    area: 'session',
    answer: wireLogout,
    changesState: true,
    isForLocked: true,
  }),
  wss: call('GET', '/api/core/wss/', {
    area: 'live',
    answer: wireWss,
  }),

  // What a list shows
  folders: call('GET', '/api/mail/folder/', {
    area: 'folders',
    query: wireFoldersQuery,
    answer: wireFolders,
  }),
  messages: call('GET', '/api/mail/message/', {
    area: 'messages',
    query: wireListQuery,
    answer: wireList,
  }),
  tags: call('GET', '/api/mail/tag/', { area: 'tags', answer: wireTags }),

  // Settings
  settings: call('GET', '/api/setting/user/', {
    area: 'settings',
    answer: wireSettings,
  }),

  // Addresses
  attachment: call('GET', '/api/mail/attach/download/', {
    area: 'messages',
    query: wireAttachmentQuery,
    answer: 'binary',
  }),
} as const
