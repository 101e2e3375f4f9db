import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  ask: '召回这封邮件？',
  askOne: '从 {{name}} 处召回这封邮件？',
  explain: '邮件将从本系统的邮箱中取回，收件人会看到您已召回该邮件。已下载或已转发的内容无法收回。',
  reach_other: '共 {{total}} 位收件人，可召回 {{count}} 位。',
  nobody: '没有可以召回的收件人。',
  recipients: '收件人',
  recall: '召回',
  recalling: '正在召回…',
  cancel: '取消',
  close: '关闭',
  retry: '重试',
  done_other: '已从 {{count}} 位收件人处召回',
  failed: '邮件召回失败！{{reason}}',
  nobodyLeft: '邮件已被召回，或收件人已读。',
  notLoaded: '无法加载收件人。{{reason}}',

  possible: '可召回',
  recalled: '已召回',
  outside: '外部邮箱，不可召回',
  read: '对方已读，不可召回',
  waiting: '尚未送达',
  gone: '邮箱中已无此邮件',
  failedDelivery: '未送达',

  records: '召回记录',
  loading: '正在加载召回记录',
  noRecords: '您还没有召回过邮件。',
  noSubject: '（无主题）',
  noRecordsLoaded: '无法加载召回记录。{{reason}}',
  previousPage: '上一页',
  nextPage: '下一页',
  position: '{{page}} / {{pages}}',
} satisfies Translated<typeof en>
