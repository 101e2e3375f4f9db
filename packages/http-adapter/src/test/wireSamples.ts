/** Answers as the contract has them, for servers in tests. */
export const loginAfter = {
  csrf_token: 'token-1',
  is_locked: false,
  title: 'Example mail',
  name: 'zhang.wei',
  realname: '张伟',
  email: 'zhang.wei@example.com',
  department: '研发部',
  gender: 'female',
  imgurl: '/api/contact/picture/abc/',
  mfroms: [['zhang.wei@example.com', '张伟']],
  exclude_ext: ['.EXE', 'bat'],
  max_message_size: 52_428_800,
  draft_auto_save_minute: 5,
  lock_left: 1800,
  sw_new_mail_remind: true,
  is_fwmail: true,
  is_maildownload: true,
  is_fulltext: true,
  disable_delete_button: true,
  change_delete_button: false,
  is_swtime: false,
  show_button_of_burn: false,
  show_button_of_password: false,
  is_offline_reading: true,
  sw_netdisk_page: true,
  has_user_department_perm: true,
  is_compose: true,
  is_shareduser: false,
  change_password: false,
  logout_url: '',
}

/** A row of a list. */
export const item = {
  uid: 7,
  raw_name: '项目/北极星',
  subject: '预算',
  mfrom: ['li.na@example.com', '李娜'],
  to: [['zhang.wei@example.com', '张伟']],
  flags: ['\\Seen', 'umail-green', 'umail-attach'],
  date: '2026-11-20T08:30:00Z',
  internaldate: '2026-11-20T08:30:05.120Z',
  size: 2048,
  remark: '',
  tags: ['urgent'],
  abstract: '请看附件',
}

/** A mail opened for reading. */
export const message = {
  ...item,
  folder: '项目/北极星',
  cc: [],
  bcc: [],
  reply_to: [],
  plain_text: '请看附件',
  html_text: null,
  is_html: false,
  attachments: [
    {
      sid: '2',
      name: '预算.xlsx',
      size: 9,
      content_type: 'application/vnd.ms-excel',
      content_id: null,
      is_inline: false,
    },
  ],
  message_id: 'a@example.com',
  is_own: false,
}

/** One page of a list. */
export const list = { count: 1, unseen_count: 0, results: [item] }
