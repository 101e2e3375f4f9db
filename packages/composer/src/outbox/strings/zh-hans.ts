import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  queued: '当前处于离线状态。邮件已放入发件箱，连接恢复后会自动发出。',
  title: '发件箱',
  waiting_other: '{{count}} 封邮件等待连接恢复',
  refused_other: '发件箱中有 {{count}} 封邮件未能发出',
  show: '查看发件箱',
  hint: '连接恢复后会自动发出。退出登录会清除这些邮件。',
  noSubject: '（无主题）',
  to: '收件人：{{people}}',
  separator: '、',
  queuedAt: '您于 {{time}} 在离线时发送',
  notSent: '未发出：{{reason}}',
  unknown: '邮件系统未接受',
  edit: '编辑',
  editOne: '编辑 {{subject}}',
  remove: '删除',
  removeOne: '删除 {{subject}}',
  removeAsk: '删除这封邮件？',
  removeText: '“{{subject}}”将不会发出，所写内容也会丢失。',
  busy: '发件箱正在发送，请稍后再试。',
  tryNow: '立即重试',
  sent: '已从发件箱发出：{{subject}}',
} satisfies Translated<typeof en>
