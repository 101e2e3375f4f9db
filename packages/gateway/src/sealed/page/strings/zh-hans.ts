import type { PageWords } from './en'

/** Simplified Chinese. */
export const zhHans: PageWords = {
  title: '加密邮件',
  hint: '邮件内容已加密。请输入发件人告知的密码，邮件将在本机打开，无需联网。',
  password: '密码',
  open: '打开邮件',
  opening: '正在打开…',
  wrong: '密码错误，请重新输入',
  damaged: '此页面已损坏，请联系发件人重新发送。',
  unable: '当前程序无法打开邮件，请保存此页面，再用新版浏览器打开。',
  noSubject: '（无主题）',
  from: '发件人',
  sentBy: '代发人',
  to: '收件人',
  cc: '抄送',
  date: '时间',
  body: '邮件正文',
  files: '附件',
  save: '保存',
}
