import { type CallFact, done, laterPost, message, row } from './CallFact'

/** Lists of mails, and what is looked for in them. */
export const listFacts: readonly CallFact[] = [
  {
    what: 'a page of a folder',
    method: 'GET',
    path: `${message}/`,
    payload: ['folder', 'limit', 'offset', 'search', 'sender', 'subject', 'content', 'sort', 'view'],
    answer: ['count', 'results', 'unseen_count'],
    results: row,
    later: ['is_move', 'is_header'],
    ours: ['abstract', 'snooze', 'conversation', 'conversations', 'mail_count', 'is_more'],
  },
  {
    what: 'the uids that a view shows',
    method: 'GET',
    path: `${message}/uids/`,
    isPathGiven: false,
    payload: ['folder', 'view', 'after', 'limit'],
    answer: ['uids'],
  },
  { what: 'new mails', method: 'GET', path: `${message}/new/` },
  { what: 'more of a list', method: 'GET', path: `${message}/more-get/` },
  laterPost('more-post'),
  {
    what: 'search over folders',
    method: 'GET',
    path: `${message}/search/`,
    payload: [
      ...['keyword', 'subject', 'attach', 'folder', 'folder_desc', 'sender', 'recipient', 'date', 'size'],
      ...['page', 'page_size'],
    ],
    answer: ['count', 'results'],
    results: row,
    ours: [
      ...['content', 'copied', 'correspondent', 'without', 'tags', 'received_from', 'received_before'],
      ...['min_bytes', 'max_bytes', 'is_read', 'is_flagged', 'is_answered', 'has_attach', 'everywhere'],
      ...['server', 'sort', 'view', 'is_more', 'is_indexing', 'abstract', 'snooze', 'conversation'],
    ],
  },
  {
    what: 'searches that were kept',
    method: 'GET',
    path: '/api/mail/search/',
    isPathGiven: false,
    results: ['id', 'name', 'query'],
    ours: ['results'],
  },
  {
    what: 'a search kept',
    method: 'POST',
    path: '/api/mail/search/',
    isPathGiven: false,
    ours: ['id', 'name', 'query'],
  },
  {
    what: 'a search forgotten',
    method: 'DELETE',
    path: '/api/mail/search/{}/',
    isPathGiven: false,
    payload: ['id'],
    answer: done,
  },
  {
    what: 'searches used lately forgotten',
    method: 'POST',
    path: '/api/mail/search/forget/',
    isPathGiven: false,
    answer: done,
  },
]
