import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  title: '追蹤提醒',
  close: '關閉',
  set: '提醒我',
  onlyUnanswered: '屆時無人回覆才提醒',
  reminder: '追蹤提醒',
  setFor: '將於{{time}}提醒',
  setUnlessAnswered: '若無人回覆，將於{{time}}提醒',
  dueSince: '已到期：{{time}}',
  change: '變更提醒',
  remove: '取消提醒',
  done: '已處理',
  reminderSet_other: '將於{{time}}提醒您追蹤 {{count}} 封郵件',
  reminderRemoved_other: '已取消 {{count}} 封郵件的提醒',
  followedUp_other: '已將 {{count}} 封郵件標示為處理完成',
  reminders: '待追蹤',
  due_other: '{{count}} 封已到期',
  dueOne: '請追蹤：{{subject}}',
  dueMany_other: '有 {{count}} 封郵件需要追蹤',
  noSubject: '（無主旨）',
  open: '開啟',
  show: '檢視',
} satisfies Translated<typeof en>
