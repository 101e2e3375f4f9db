import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  title: '稍后处理，直到',
  close: '关闭',
  laterToday: '今天傍晚',
  tomorrow: '明天',
  weekend: '周末',
  nextWeek: '下周一',
  otherTime: '其他日期和时间',
  set: '稍后处理',
  invalid: '请选择从现在起一年以内的时间。',
  bringBack: '立即移回',
  snoozed_other: '{{count}} 封邮件将于{{time}}返回',
  broughtBack_other: '已移回 {{count}} 封邮件',
} satisfies Translated<typeof en>
