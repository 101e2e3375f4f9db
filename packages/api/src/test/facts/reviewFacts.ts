import type { CallFact } from './CallFact'

/** Review, which is still to come. */
export const reviewFacts: readonly CallFact[] = [
  { what: 'mails to review', method: 'GET', path: '/api/mail/review/' },
  { what: 'reviews decided', method: 'POST', path: '/api/mail/review/batch/' },
  { what: 'a mail to review', method: 'GET', path: '/api/mail/review/{}/' },
  { what: 'a file to review', method: 'GET', path: '/api/mail/review/dowload/' },
  { what: 'whether there are reviews', method: 'GET', path: '/api/mail/review/show/' },
]
