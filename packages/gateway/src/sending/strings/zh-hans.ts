import type { QuoteStrings } from './en'

/** Simplified Chinese. */
export const zhHans: QuoteStrings = {
  wrote: '{sender} 于 {time} 写道：',
  forwarded: '转发的邮件',
  from: '发件人',
  date: '时间',
  subject: '主题',
  to: '收件人',
  cc: '抄送',
  colon: '：',
  separator: '；',
}
