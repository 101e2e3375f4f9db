import type { CallFact } from './CallFact'

const item = ['id', 'subject', 'sender', 'recipient', 'datetime', 'mailsize', 'reason']
/** Where a mail stands, and who has said so. */
const standing = ['status', 'decider', 'decided']

/** Review of mails before they leave. */
export const reviewFacts: readonly CallFact[] = [
  {
    what: 'mails to review',
    method: 'GET',
    path: '/api/mail/review/',
    payload: ['page', 'page_size', 'status'],
    answer: ['count', 'results'],
    results: item,
    ours: standing,
  },
  {
    what: 'reviews decided',
    method: 'POST',
    path: '/api/mail/review/batch/',
    payload: ['status', 'review_ids', 'reason'],
    answer: ['msg'],
  },
  {
    what: 'a mail to review',
    method: 'GET',
    path: '/api/mail/review/{}/',
    payload: ['id'],
    answer: item,
    ours: [
      ...standing,
      ...['sent_by', 'cover', 'to', 'cc', 'bcc', 'plain_text', 'html_text', 'is_html', 'attachments'],
    ],
  },
  {
    what: 'a file to review',
    method: 'GET',
    path: '/api/mail/review/dowload/',
    payload: ['mail_id', 'sid', 'did'],
    answer: 'bytes',
  },
  {
    what: 'an office file to review, as PDF',
    method: 'GET',
    path: '/api/mail/review/preview/',
    isPathGiven: false,
    payload: ['mail_id', 'sid', 'did'],
    answer: 'bytes',
  },
  {
    what: 'whether there are reviews',
    method: 'GET',
    path: '/api/mail/review/show/',
    answer: ['review_mail_show', 'count'],
  },
]
