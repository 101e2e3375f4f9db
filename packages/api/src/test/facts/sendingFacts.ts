import { type CallFact, message } from './CallFact'

/** Names of a file of a disk. */
const diskEntry = ['id', 'name', 'nettype', 'file_size', 'content_type', 'created', 'expires']

const burn = ['is_burn', 'burn_limit', 'burn_day']
const schedule = ['is_schedule', 'schedule_day']

/** Names of the options of a mail. */
const options = [
  'is_priority',
  'is_save_sent',
  'is_partsend',
  'is_smsnotify',
  'mail_level',
  'hide_forward_contents',
]

/** Names of the form in which a mail is written. */
const form = [
  ...['to', 'cc', 'bcc', 'subject', 'html_text', 'plain_text', 'is_html', 'mfrom', 'attachments'],
  ...['action', 'draft_id', 'uid', 'folder', 'refw_type', 'is_confirm_read', 'is_password', 'password'],
  ...options,
  ...burn,
  ...schedule,
  'net_attachments',
]

/** Names of that form which belong to what comes later. */
const laterForm = [
  ...['reply_to', 'is_cc', 'is_bcc', 'attach_level', 'secret'],
  ...['company_attachments', 'error_lists'],
]

/** Writing and sending, the files of a draft, and what becomes of a sent mail. */
export const sendingFacts: readonly CallFact[] = [
  {
    what: 'a mail sent or saved',
    method: 'POST',
    path: `${message}/sent/`,
    payload: form,
    answer: ['message_id', 'recipient', 'draft_id', 'success', 'type'],
    later: laterForm,
    ours: ['uid', 'folder', 'date', 'is_undo', 'undo_left'],
  },
  {
    what: 'what an answer or a forward begins with',
    method: 'GET',
    path: `${message}/{}/`,
    payload: ['uid', 'folder', 'view'],
    answer: [
      ...['subject', 'to', 'cc', 'bcc', 'attachments', 'html_text', 'plain_text', 'is_html', 'refw_type'],
    ],
    later: ['reply_to', 'attrs'],
    ours: [
      ...['lang', 'timezone', 'draft_id', 'uid', 'mfrom', 'quoted_html', 'origin', 'is_confirm_read'],
      'net_attachments',
      ...options,
      ...burn,
      ...schedule,
    ],
  },
  {
    what: 'a draft to go on with',
    method: 'GET',
    path: `${message}/{}/compose/`,
    isPathGiven: false,
    payload: ['uid', 'folder'],
    answer: ['subject', 'to', 'cc', 'bcc', 'attachments', 'html_text', 'plain_text', 'is_html', 'refw_type'],
    later: ['reply_to', 'attrs'],
    ours: [
      ...['draft_id', 'uid', 'mfrom', 'quoted_html', 'origin', 'is_confirm_read'],
      'net_attachments',
      ...options,
      ...burn,
      ...schedule,
    ],
  },
  {
    what: 'a draft thrown away',
    method: 'POST',
    path: `${message}/discard/`,
    isPathGiven: false,
    ours: ['draft_id', 'msg'],
  },
  {
    what: 'send parameters',
    method: 'GET',
    path: `${message}/send-params/`,
    isPathGiven: false,
    answer: [
      ...['is_save_sent', 'is_confirm_read', 'mfroms', 'is_security', 'mail_level', 'attach_level'],
      ...['is_alltonet', 'is_sizetonet', 'is_netsize', 'is_sendsms'],
    ],
    later: ['is_save_contact'],
    ours: [
      ...['is_copy_optional', 'sw_outside_remind', 'sw_attach_remind', 'net_limits'],
      ...['bool_mail_level', 'bool_attach_level', 'outside_level'],
    ],
  },
  {
    what: 'a mail that is no longer to leave at its time',
    method: 'POST',
    path: `${message}/unschedule/`,
    isPathGiven: false,
    ours: ['draft_id', 'msg'],
  },
  {
    what: 'a quick reply',
    method: 'POST',
    path: `${message}/reply/`,
    payload: ['folder', 'uid', 'html_text'],
    answer: ['type', 'success', 'message_id', 'draft_id', 'recipient'],
    ours: ['draft_id', 'lang', 'timezone'],
  },
  {
    what: 'a file for a draft',
    method: 'POST',
    path: '/api/mail/attach/',
    isPathGiven: false,
    answer: ['id', 'name', 'size'],
    ours: ['file', 'inline', 'content_type', 'content_id', 'attach_level'],
  },
  {
    what: 'the bytes of a file for a draft',
    method: 'GET',
    path: '/api/mail/attach/{}/',
    isPathGiven: false,
    payload: ['id'],
    answer: 'bytes',
  },
  {
    what: 'attachments deleted',
    method: 'POST',
    path: '/api/mail/attach/batchdelete/',
    isPathGiven: false,
    ours: ['ids', 'msg'],
  },
  {
    what: 'attachments kept',
    method: 'POST',
    path: '/api/mail/attach/move-to-disk/',
    isPathGiven: false,
    ours: ['ids', 'disk', 'folder_id', 'results', ...diskEntry],
  },
  {
    what: 'an attachment renewed',
    method: 'POST',
    path: '/api/mail/attach/{}/renewal/',
    isPathGiven: false,
    ours: ['period', ...diskEntry],
  },
  { what: 'what became of attachments', method: 'GET', path: '/api/mail/attachlog/', isPathGiven: false },
  {
    what: 'what became of a sent mail',
    method: 'GET',
    path: `${message}/status/`,
    payload: ['message_id'],
    answer: ['results'],
    results: ['name', 'recipient', 'status', 'status_info', 'recall_status', 'is_red', 'is_zhaohui'],
    later: ['recall_status_info', 'inform'],
    ours: ['date'],
  },
  {
    what: 'a sent mail recalled',
    method: 'POST',
    path: `${message}/send-recall/`,
    payload: ['uid', 'folder', 'message_id'],
    results: ['recipient', 'status', 'recall_status'],
    later: ['recall_status_info', 'inform'],
    ours: ['results', 'name', 'status_info', 'is_red', 'is_zhaohui', 'date'],
  },
  {
    what: 'a sent mail recalled from one recipient',
    method: 'POST',
    path: `${message}/recall/`,
    payload: ['message_id', 'recipient'],
    results: ['recipient', 'status', 'recall_status'],
    ours: ['results', 'name', 'status_info', 'is_red', 'is_zhaohui', 'date'],
  },
  {
    what: 'what was recalled',
    method: 'POST',
    path: `${message}/log-recall/`,
    ours: [
      'page',
      'page_size',
      'count',
      'results',
      'message_id',
      'subject',
      'recipient',
      'name',
      'recall_status',
      'date',
    ],
  },
  {
    what: 'whose mobile number is missing',
    method: 'POST',
    path: `${message}/sendsms/`,
    payload: ['recvs'],
    answer: ['results'],
    ours: ['create', 'update'],
  },
  {
    what: 'mobile numbers of recipients kept',
    method: 'POST',
    path: `${message}/sendsms-numbers/`,
    isPathGiven: false,
    ours: ['numbers', 'msg'],
  },
]
