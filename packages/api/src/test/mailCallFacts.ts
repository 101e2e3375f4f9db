/**
 * The mail calls that the two specification texts name, as facts: paths, methods, names. Written down by hand and not
 * made from the contract, which is held against them.
 *
 * @source GW-01: 1st text 3 and 7, 2nd text 3 and 7
 */
export interface CallFact {
  readonly what: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `{}` stands for a value in the path. */
  readonly path: string
  /** False where the texts name the call by its function only, so that method and path are of our choice. */
  readonly isPathGiven?: boolean
  /** Names in query or body. */
  readonly payload?: readonly string[]
  /** Names in the answer, or that it is bytes. */
  readonly answer?: readonly string[] | 'bytes'
  /** Names in each of its `results`. */
  readonly results?: readonly string[]
  /** Names that belong to what comes later. */
  readonly later?: readonly string[]
  /** Names of ours that the texts do not give: the answer would be of no use without them. */
  readonly ours?: readonly string[]
}

const message = '/api/mail/message'
const some = ['uids', 'folder']
const one = ['uid', 'folder']
const done = ['msg']

const burn = ['is_burn', 'burn_limit', 'burn_day']

/** Names of the form in which a mail is written. */
const form = [
  ...['to', 'cc', 'bcc', 'subject', 'html_text', 'plain_text', 'is_html', 'mfrom', 'attachments'],
  ...['action', 'draft_id', 'uid', 'folder', 'refw_type', 'is_confirm_read', 'is_password', 'password'],
  ...burn,
]
const laterForm = [
  ...['reply_to', 'is_cc', 'is_bcc', 'is_partsend', 'mail_level', 'attach_level'],
  ...['is_priority', 'secret', 'is_save_sent', 'is_schedule', 'schedule_day'],
  ...['is_smsnotify', 'net_attachments', 'company_attachments', 'error_lists'],
]
const row = [
  ...['uid', 'raw_name', 'subject', 'mfrom', 'to', 'flags', 'date', 'internaldate', 'size', 'remark', 'tags'],
]

const opened = ['plain_text', 'html_text', 'pictures', 'attachments', 'attrs']

/** What exists or is to exist under the paths of mail. */
export const mailCallFacts: readonly CallFact[] = [
  // Lists and mails
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
    what: 'a mail, its source or its header',
    method: 'GET',
    path: `${message}/{}/`,
    payload: ['uid', 'folder', 'view'],
    answer: [
      ...['uid', 'folder', 'subject', 'date', 'internaldate', 'mfrom', 'to', 'cc', 'bcc', 'flags'],
      ...['plain_text', 'html_text', 'is_html', 'attachments', 'remark', 'message_id', 'reply_to', 'attrs'],
    ],
    later: ['refw_type'],
    ours: [
      'raw_name',
      'size',
      'tags',
      'abstract',
      'snooze',
      'conversation',
      'is_own',
      'source',
      'is_truncated',
    ],
  },
  {
    what: 'the original as a file',
    method: 'GET',
    path: `${message}/eml/`,
    payload: one,
    answer: 'bytes',
  },
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
  { what: 'new mails', method: 'GET', path: `${message}/new/` },
  {
    what: 'mails as a package',
    method: 'GET',
    path: `${message}/zip/`,
    payload: some,
    answer: 'bytes',
  },
  {
    what: 'all attachments as a package',
    method: 'GET',
    path: `${message}/attach-zip/`,
    payload: one,
    answer: 'bytes',
  },
  { what: 'more of a list', method: 'GET', path: `${message}/more-get/` },

  // What is done to mails
  {
    what: 'flags and tags on or off',
    method: 'POST',
    path: `${message}/flag/`,
    payload: [...some, 'action', 'flags'],
    answer: done,
    ours: ['conversations'],
  },
  {
    what: 'to another folder',
    method: 'POST',
    path: `${message}/move/`,
    payload: ['uids', 'src_folder', 'dst_folder'],
    answer: ['msg', 'folder', 'uid'],
    ours: ['uids', 'conversations'],
  },
  {
    what: 'to the trash',
    method: 'POST',
    path: `${message}/delete/`,
    payload: some,
    answer: done,
    ours: ['folder', 'uid', 'uids', 'conversations'],
  },
  {
    what: 'away for ever',
    method: 'POST',
    path: `${message}/expunge/`,
    payload: some,
    answer: done,
    ours: ['conversations'],
  },
  {
    what: 'the conversation of a mail',
    method: 'GET',
    path: `${message}/{}/conversation/`,
    isPathGiven: false,
    payload: ['folder', 'limit', 'offset'],
    answer: ['count', 'results', 'unseen_count'],
    results: row,
    ours: ['uid', 'mail_count', 'abstract', 'snooze', 'conversation', 'is_more'],
  },
  {
    what: 'the uids that a view shows',
    method: 'GET',
    path: `${message}/uids/`,
    isPathGiven: false,
    payload: ['folder', 'view', 'after', 'limit'],
    answer: ['uids'],
  },
  { what: 'a folder empty', method: 'POST', path: `${message}/prune/`, payload: ['folder'], answer: done },
  {
    what: 'a quick reply',
    method: 'POST',
    path: `${message}/reply/`,
    payload: ['folder', 'uid', 'html_text'],
    answer: ['type', 'success', 'message_id', 'draft_id', 'recipient'],
    ours: ['draft_id', 'lang'],
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
  ...['pmove'].map(laterPost),
  ...['save-attach', 'more-post', 'sendsms'].map(laterPost),
  { what: 'a receipt sent', method: 'POST', path: `${message}/notify/`, payload: one, answer: done },
  {
    what: 'a receipt refused',
    method: 'POST',
    path: `${message}/notify_button/`,
    payload: one,
    answer: done,
  },
  {
    what: 'the wish for a receipt',
    method: 'GET',
    path: `${message}/{}/receipt/`,
    isPathGiven: false,
    payload: ['folder', 'uid'],
    ours: ['receipt'],
  },
  {
    what: 'a sealed mail opened with its password',
    method: 'POST',
    path: `${message}/password/`,
    payload: [...one, 'password'],
    ours: opened,
  },
  {
    what: 'a mail read that is destroyed after reading',
    method: 'POST',
    path: `${message}/burn/`,
    isPathGiven: false,
    payload: one,
    ours: opened,
  },
  {
    what: 'a file of a sealed mail',
    method: 'POST',
    path: `${message}/password/attach/`,
    isPathGiven: false,
    payload: [...one, 'sid', 'password'],
    answer: 'bytes',
  },
  {
    what: 'the files of a sealed mail',
    method: 'POST',
    path: `${message}/password/attach-zip/`,
    isPathGiven: false,
    payload: [...one, 'password'],
    answer: 'bytes',
  },
  {
    what: 'mails rejected',
    method: 'POST',
    path: `${message}/reject/`,
    payload: [...some, 'is_delete'],
    answer: done,
    ours: ['folder', 'uid', 'uids', 'senders', 'is_sorted'],
  },
  {
    what: 'mails that are no spam',
    method: 'POST',
    path: `${message}/not-spam/`,
    payload: [...some, 'to_white'],
    answer: done,
    ours: ['folder', 'uid', 'uids'],
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
    what: 'all tags off',
    method: 'POST',
    path: `${message}/cancel-tag/`,
    payload: some,
    answer: done,
    ours: ['conversations'],
  },
  {
    what: 'one tag off',
    method: 'POST',
    path: `${message}/cancel-stag/`,
    payload: [...some, 'flag'],
    answer: done,
    ours: ['conversations'],
  },
  {
    what: 'mails pinned, and taken off',
    method: 'POST',
    path: `${message}/pin/`,
    payload: ['uids', 'folder', 'action'],
    ours: ['conversations'],
    answer: done,
  },
  {
    what: 'mails away until a time',
    method: 'POST',
    path: `${message}/snooze/`,
    payload: [...some, 'until'],
    ours: ['conversations'],
    answer: ['msg', 'results'],
  },
  {
    what: 'mails brought back',
    method: 'POST',
    path: `${message}/snooze-cancel/`,
    payload: some,
    ours: ['conversations'],
    answer: ['msg', 'results'],
  },
  {
    what: 'a note about a mail',
    method: 'POST',
    path: `${message}/remark/`,
    payload: [...one, 'remark'],
    answer: done,
  },
  {
    what: 'a note taken away',
    method: 'POST',
    path: `${message}/remark-del/`,
    payload: one,
    answer: done,
  },

  // Writing
  {
    what: 'a mail sent or saved',
    method: 'POST',
    path: `${message}/sent/`,
    payload: form,
    answer: ['message_id', 'recipient', 'draft_id', 'success', 'type'],
    later: laterForm,
    ours: ['uid', 'folder', 'date'],
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
    ours: ['lang', 'draft_id', 'uid', 'mfrom', 'quoted_html', 'origin', 'is_confirm_read', ...burn],
  },
  {
    what: 'a draft to go on with',
    method: 'GET',
    path: `${message}/{}/compose/`,
    isPathGiven: false,
    payload: ['uid', 'folder'],
    answer: ['subject', 'to', 'cc', 'bcc', 'attachments', 'html_text', 'plain_text', 'is_html', 'refw_type'],
    later: ['reply_to', 'attrs'],
    ours: ['draft_id', 'uid', 'mfrom', 'quoted_html', 'origin', 'is_confirm_read', ...burn],
  },
  {
    what: 'a draft thrown away',
    method: 'POST',
    path: `${message}/discard/`,
    isPathGiven: false,
    ours: ['draft_id', 'msg'],
  },

  // Files
  {
    what: 'the bytes of an attachment',
    method: 'GET',
    path: '/api/mail/attach/download/',
    isPathGiven: false,
    payload: [...one, 'sid', 'download'],
    answer: 'bytes',
    later: ['password', 'did'],
  },
  {
    what: 'a file for a draft',
    method: 'POST',
    path: '/api/mail/attach/',
    isPathGiven: false,
    answer: ['id', 'name', 'size'],
    ours: ['file', 'inline', 'content_type', 'content_id'],
  },
  {
    what: 'the bytes of a file for a draft',
    method: 'GET',
    path: '/api/mail/attach/{}/',
    isPathGiven: false,
    payload: ['id'],
    answer: 'bytes',
  },
  { what: 'attachments deleted', method: 'POST', path: '/api/mail/attach/batchdelete/', isPathGiven: false },
  { what: 'attachments kept', method: 'POST', path: '/api/mail/attach/move-to-disk/', isPathGiven: false },
  { what: 'an attachment renewed', method: 'POST', path: '/api/mail/attach/{}/renewal/', isPathGiven: false },
  { what: 'what became of attachments', method: 'GET', path: '/api/mail/attachlog/', isPathGiven: false },

  // Mail files from elsewhere
  {
    what: 'which pieces of a file are there',
    method: 'GET',
    path: '/api/netdisk/uploadnew/',
    payload: ['fileMd5'],
    ours: ['file_size', 'state', 'chunks'],
  },
  {
    what: 'a piece of a file',
    method: 'POST',
    path: '/api/netdisk/uploadnew/',
    payload: ['fileMd5', 'chunkNumber', 'chunkFile'],
    ours: ['msg'],
  },
  {
    what: 'a mail file complete',
    method: 'POST',
    path: '/api/netdisk/uploadnew/complete/',
    isPathGiven: false,
    payload: ['fileMd5', 'upload_type', 'file_name', 'file_type', 'file_size', 'folder_id'],
    ours: ['import_id', 'msg', 'folder', 'uid'],
  },

  // Where mails come from
  {
    what: 'where a mail comes from',
    method: 'GET',
    path: `${message}/{}/trust/`,
    isPathGiven: false,
    payload: ['uid', 'folder'],
    answer: ['return_path'],
    ours: ['authentication', 'unsubscribe', 'arrival', 'protection'],
  },
  {
    what: 'a list left',
    method: 'POST',
    path: `${message}/unsubscribe/`,
    isPathGiven: false,
    payload: ['folder', 'uid'],
    ours: ['msg'],
  },
  {
    what: 'an office file as PDF',
    method: 'GET',
    path: '/api/mail/attach/preview/',
    isPathGiven: false,
    payload: ['folder', 'uid', 'sid'],
    answer: 'bytes',
  },

  // Invitations
  {
    what: 'an invitation',
    method: 'GET',
    path: `${message}/{}/invitation/`,
    isPathGiven: false,
    payload: ['uid', 'folder'],
    ours: ['invitation'],
  },

  // Pictures from the web
  {
    what: 'tickets for pictures',
    method: 'POST',
    path: `${message}/pictures/`,
    isPathGiven: false,
    payload: ['folder', 'uid'],
    ours: ['addresses', 'results'],
  },
  {
    what: 'a picture for a ticket',
    method: 'GET',
    path: '/api/mail/picture/',
    isPathGiven: false,
    answer: 'bytes',
    ours: ['ticket'],
  },

  // Folders and tags
  {
    what: 'all folders',
    method: 'GET',
    path: '/api/mail/folder/',
    answer: ['results'],
    results: ['id', 'name', 'raw_name', 'unseen_count', 'is_lock', 'is_default', 'is_can_empty', 'flags'],
    ours: ['count'],
  },
  {
    what: 'a folder made',
    method: 'POST',
    path: '/api/mail/folder/',
    payload: ['name'],
    answer: ['id', 'name', 'raw_name', 'unseen_count', 'is_lock', 'is_default', 'is_can_empty', 'flags'],
    ours: ['parent', 'count'],
  },
  {
    what: 'a folder deleted',
    method: 'DELETE',
    path: '/api/mail/folder/{}/',
    answer: done,
    ours: ['folder'],
  },
  { what: 'folders to choose from', method: 'GET', path: '/api/mail/folder/filter/' },
  { what: 'folders with more', method: 'GET', path: '/api/mail/folder/ext/' },
  {
    what: 'a folder renamed',
    method: 'POST',
    path: '/api/mail/folder/rename/',
    payload: ['name'],
    answer: ['id', 'name', 'raw_name', 'unseen_count', 'is_lock', 'is_default', 'is_can_empty', 'flags'],
    ours: ['src_folder', 'parent', 'count'],
  },
  {
    what: 'a folder deleted with its mails',
    method: 'POST',
    path: '/api/mail/folder/del/',
    payload: ['src_folder', 'dst_folder', 'is_delete'],
    answer: done,
    later: ['name'],
  },
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
  { what: 'a tag', method: 'GET', path: '/api/mail/tag/{}/' },
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

  // Review, people and the live line, as far as mail needs them
  { what: 'mails to review', method: 'GET', path: '/api/mail/review/' },
  { what: 'reviews decided', method: 'POST', path: '/api/mail/review/batch/' },
  { what: 'a mail to review', method: 'GET', path: '/api/mail/review/{}/' },
  { what: 'a file to review', method: 'GET', path: '/api/mail/review/dowload/' },
  { what: 'whether there are reviews', method: 'GET', path: '/api/mail/review/show/' },
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

function laterPost(name: string): CallFact {
  return { what: name, method: 'POST', path: `${message}/${name}/` }
}
