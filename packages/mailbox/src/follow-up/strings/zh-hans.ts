import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  title: '跟进提醒',
  close: '关闭',
  set: '提醒我',
  onlyUnanswered: '仅在届时无人回复时提醒',
  reminder: '跟进提醒',
  setFor: '将于{{time}}提醒',
  setUnlessAnswered: '如无人回复，将于{{time}}提醒',
  dueSince: '已到期：{{time}}',
  change: '更改提醒',
  remove: '取消提醒',
  done: '已跟进',
  reminderSet_other: '将于{{time}}提醒您跟进 {{count}} 封邮件',
  reminderRemoved_other: '已取消 {{count}} 封邮件的提醒',
  followedUp_other: '已完成跟进 {{count}} 封邮件',
  reminders: '待跟进',
  due_other: '{{count}} 封已到期',
  dueOne: '请跟进：{{subject}}',
  dueMany_other: '有 {{count}} 封邮件需要跟进',
  noSubject: '（无主题）',
  open: '打开',
  show: '查看',
} satisfies Translated<typeof en>
