import { type CallFact, done, message, one } from './CallFact'

/** People and the live line, as far as mail needs them. */
export const peopleFacts: readonly CallFact[] = [
  {
    what: 'people who may be meant',
    method: 'GET',
    path: '/api/contact/filter/',
    isPathGiven: false,
    results: ['username', 'fullname', 'dname'],
    ours: ['search', 'results'],
  },
  {
    what: 'what is known of somebody',
    method: 'GET',
    path: '/api/contact/person/',
    isPathGiven: false,
    payload: ['email'],
    answer: ['department', 'is_pab', 'is_self'],
    ours: ['fullname', 'list', 'is_sorted'],
  },
  { what: 'a sender as a contact', method: 'POST', path: `${message}/pab/`, payload: one, answer: done },
  {
    what: 'somebody as a contact',
    method: 'POST',
    path: `${message}/ppab/`,
    payload: ['email'],
    answer: done,
    ours: ['fullname'],
  },
  {
    what: 'contacts deleted',
    method: 'POST',
    path: '/api/contact/batchdelete/',
    isPathGiven: false,
    ours: ['emails', 'msg'],
  },
  {
    what: 'an address on the white or black list',
    method: 'POST',
    path: '/api/contact/sender-list/',
    isPathGiven: false,
    payload: ['email', 'action'],
    ours: ['msg'],
  },
  { what: 'a ticket for the live line', method: 'GET', path: '/api/core/wss/', answer: ['token'] },
]
