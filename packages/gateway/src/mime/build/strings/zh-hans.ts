import type { NoticeWords } from './en'

/** Words of the notices that the mail system writes itself, Simplified Chinese. */
export const zhHans: NoticeWords = {
  failureSubject: '邮件未能送达',
  delaySubject: '邮件投递延迟',
  failureText: '这里是邮件系统。您的邮件未能送达以下收件人：',
  delayText: '这里是邮件系统。您的邮件尚未送达以下收件人。系统会继续尝试，您无需重新发送。',
  subject: '主题：',
  help: '请先核对收件人地址。如果地址无误，地址下方的一行是对方服务器的答复。',
  receiptSubject: '已读：',
  receiptText: '这是一封已读回执：收件人已打开您的邮件。',
  receiptLimits: '回执仅表示邮件已显示，不代表收件人已理解或同意其内容。',

  recalledSubject: '发件人已召回此邮件',
  recalledText: (sender) => `${sender} 已召回此邮件，原邮件内容不再保留。`,
}
