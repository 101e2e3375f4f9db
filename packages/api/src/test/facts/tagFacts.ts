import type { CallFact } from './CallFact'

/** Tags. */
export const tagFacts: readonly CallFact[] = [
  {
    what: 'all tags',
    method: 'GET',
    path: '/api/mail/tag/',
    answer: ['results'],
    results: ['tagname', 'name', 'color'],
  },
  {
    what: 'a tag made',
    method: 'POST',
    path: '/api/mail/tag/',
    payload: ['name', 'color'],
    answer: ['tagname'],
    ours: ['name', 'color'],
  },
  {
    what: 'a tag',
    method: 'GET',
    path: '/api/mail/tag/{}/',
    answer: ['tagname', 'name', 'color'],
    ours: ['id'],
  },
  {
    what: 'a tag changed',
    method: 'PUT',
    path: '/api/mail/tag/{}/',
    payload: ['name', 'color'],
    answer: ['tagname'],
    ours: ['id', 'name', 'color'],
  },
  { what: 'a tag deleted', method: 'DELETE', path: '/api/mail/tag/{}/', ours: ['id', 'msg'] },
  { what: 'tags with more', method: 'GET', path: '/api/mail/tag/ext/' },
]
