import type { NoticeWords } from './en'

/** Words of the notices that the mail system writes itself, Simplified Chinese. */
export const zhHans: NoticeWords = {
  failureSubject: '邮件未能送达',
  delaySubject: '邮件投递延迟',
  failureText: '这里是邮件系统。您的邮件未能送达以下收件人：',
  delayText: '这里是邮件系统。您的邮件尚未送达以下收件人。系统会继续尝试，您无需重新发送。',
  subject: '主题：',
  help: '请先核对收件人地址。地址下方是已知的原因，以及服务器的原始答复。',
  reasons: {
    noMailbox: '该邮箱地址不存在。',
    noDomain: '收件地址的域名不存在，或不接收邮件。',
    full: '收件人的邮箱已满。',
    tooLarge: '邮件大小超过收件人邮箱的限制。',
    refused: '收件方邮件系统按其规则拒收了此邮件。',
    noAnswer: '无法连接收件人的邮件服务器。',
    loop: '邮件会在服务器之间循环转发，已停止投递。',
    reviewed: '邮件未通过审核，已被退回。审核人填写的原因：',
  },
  receiptSubject: '已读：',
  receiptText: '这是一封已读回执：收件人已打开您的邮件。',
  receiptLimits: '回执仅表示邮件已显示，不代表收件人已理解或同意其内容。',

  notLeftSubject: '有一封定时邮件未能发出',
  notLeftText:
    '这是邮件系统的通知。您的一封定时邮件未能在设定的时间发出，已退回草稿箱。请打开该邮件，检查收件人、发件人和附件后重新发送。',

  recalledSubject: '发件人已召回此邮件',
  recalledText: (sender) => `${sender} 已召回此邮件，原邮件内容不再保留。`,
}
