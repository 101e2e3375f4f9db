import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  more: '更多',
  reply: '回复',
  replyAll: '全部回复',
  forward: '转发',
  forwardAsFile: '作为附件转发',
  sendAgain: '再次发送',
  note: '备注…',
  aboutSender: '发件人信息…',
  snooze: '稍后处理…',
  followUp: '跟进提醒…',
  reject: '拒收…',
  notSpam: '不是垃圾邮件…',
  importMail: '导入邮件…',
  deleteForever: '彻底删除…',
  rejectAsk: '拒收这些发件人的来信？',
  rejectText:
    '对方会被加入黑名单。由本系统分拣来信时，对方今后的来信将进入垃圾邮件。可在发件人信息卡中取消。',
  rejectDelete_other: '同时删除所选的 {{count}} 封邮件',
  rejectDo: '拒收',
  notSpamAsk_other: '将 {{count}} 封邮件移至收件箱？',
  notSpamWelcome: '将发件人加入白名单，今后来信不再进入垃圾邮件',
  notSpamDo: '移至收件箱',
  deleteAsk_other: '彻底删除 {{count}} 封邮件？',
  emptyAsk: '确定彻底删除“{{folder}}”中的全部邮件吗？',
  noWayBack: '删除后无法恢复。',
  deleteDo: '彻底删除',
  onlyOneTitle: '只能选择一封邮件',
  onlyOneText: '回复、转发或再次发送时，请只选择一封邮件。',
} satisfies Translated<typeof en>
