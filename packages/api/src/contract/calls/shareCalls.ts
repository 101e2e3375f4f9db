import { wireSuccess } from '../../wire/common'
import {
  wireDelegate,
  wireDelegateName,
  wireDelegates,
  wireShareLogin,
  wireShareStatus,
  wireShareUsers,
  wireSwitched,
} from '../../wire/shares'
import { call } from '../call'

/** Shared mailboxes. */
export const shareCalls = {
  shareLogin: call('POST', '/api/share-login/', {
    area: 'session',
    summary: 'Goes on in a shared mailbox.',
    body: wireShareLogin,
    answer: wireSwitched,
  }),
  backLogin: call('POST', '/api/back-login/', {
    area: 'session',
    summary: 'Goes back to the own mailbox.',
    answer: wireSwitched,
  }),
  shareUsers: call('GET', '/api/core/share-users/', {
    area: 'session',
    summary: 'The shared mailboxes that the user may go into.',
    answer: wireShareUsers,
  }),
  shareStatus: call('GET', '/api/core/share-status/', {
    area: 'session',
    summary: 'What the session may do in the mailbox that it works in.',
    answer: wireShareStatus,
    tellsWho: true,
  }),
  delegates: call('GET', '/api/setting/relatelist/', {
    area: 'settings',
    summary: 'Who may work in the own mailbox, and how far.',
    answer: wireDelegates,
  }),
  setDelegate: call('POST', '/api/setting/relatelist/', {
    area: 'settings',
    summary: 'Lets a colleague work in the own mailbox, or changes how far.',
    body: wireDelegate,
    answer: wireSuccess,
  }),
  removeDelegate: call('POST', '/api/setting/relatelist/remove/', {
    area: 'settings',
    summary: 'Lets a colleague into the own mailbox no longer.',
    body: wireDelegateName,
    answer: wireSuccess,
  }),
} as const
