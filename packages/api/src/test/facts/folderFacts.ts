import { type CallFact, done, message } from './CallFact'

/** Folders. */
export const folderFacts: readonly CallFact[] = [
  {
    what: 'all folders',
    method: 'GET',
    path: '/api/mail/folder/',
    answer: ['results'],
    results: ['id', 'name', 'raw_name', 'unseen_count', 'is_lock', 'is_default', 'is_can_empty', 'flags'],
    ours: ['count', 'limit', 'offset', 'has_more'],
  },
  {
    // Ours: the text has the list of all alone, which is long where there are thousands.
    what: 'one folder',
    method: 'GET',
    path: '/api/mail/folder/detail/',
    answer: ['id', 'name', 'raw_name', 'unseen_count', 'is_lock', 'is_default', 'is_can_empty', 'flags'],
    ours: ['folder', 'count', 'has_more'],
  },
  // Ours: the parts of a long list.
  {
    what: 'folders at first',
    method: 'GET',
    path: '/api/mail/folder/first/',
    answer: ['results', 'has_more'],
    results: ['id', 'name', 'raw_name', 'unseen_count', 'is_lock', 'is_default', 'is_can_empty', 'flags'],
    ours: ['folder', 'count', 'has_more'],
  },
  {
    what: 'folders below one',
    method: 'GET',
    path: '/api/mail/folder/below/',
    answer: ['results', 'count'],
    results: ['id', 'name', 'raw_name', 'unseen_count', 'is_lock', 'is_default', 'is_can_empty', 'flags'],
    ours: ['folder', 'limit', 'offset', 'has_more'],
  },
  {
    what: 'folders in one',
    method: 'GET',
    path: '/api/mail/folder/inside/',
    answer: ['results', 'count'],
    results: ['id', 'name', 'raw_name', 'unseen_count', 'is_lock', 'is_default', 'is_can_empty', 'flags'],
    ours: ['folder', 'limit', 'offset', 'has_more'],
  },
  {
    what: 'folders found',
    method: 'GET',
    path: '/api/mail/folder/found/',
    answer: ['results', 'count'],
    results: ['id', 'name', 'raw_name', 'unseen_count', 'is_lock', 'is_default', 'is_can_empty', 'flags'],
    ours: ['text', 'limit', 'has_more'],
  },
  {
    what: 'a folder made',
    method: 'POST',
    path: '/api/mail/folder/',
    payload: ['name'],
    answer: ['id', 'name', 'raw_name', 'unseen_count', 'is_lock', 'is_default', 'is_can_empty', 'flags'],
    ours: ['parent', 'count', 'has_more'],
  },
  {
    what: 'a folder deleted',
    method: 'DELETE',
    path: '/api/mail/folder/{}/',
    answer: done,
    ours: ['folder'],
  },
  {
    // The text gives its name alone; what its move-to menu leaves out says which folders these are.
    what: 'folders to choose from',
    method: 'GET',
    path: '/api/mail/folder/filter/',
    answer: ['results'],
    results: ['id', 'name', 'raw_name', 'unseen_count', 'is_lock', 'is_default', 'is_can_empty', 'flags'],
    ours: ['folder', 'count', 'has_more'],
  },
  { what: 'folders with more', method: 'GET', path: '/api/mail/folder/ext/' },
  {
    what: 'a folder renamed',
    method: 'POST',
    path: '/api/mail/folder/rename/',
    payload: ['name'],
    answer: ['id', 'name', 'raw_name', 'unseen_count', 'is_lock', 'is_default', 'is_can_empty', 'flags'],
    ours: ['src_folder', 'parent', 'count', 'has_more'],
  },
  {
    what: 'a folder deleted with its mails',
    method: 'POST',
    path: '/api/mail/folder/del/',
    payload: ['src_folder', 'dst_folder', 'is_delete'],
    answer: done,
    later: ['name'],
  },
  { what: 'a folder empty', method: 'POST', path: `${message}/prune/`, payload: ['folder'], answer: done },
]
