import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  title: '稍後處理，直到',
  close: '關閉',
  laterToday: '今天傍晚',
  tomorrow: '明天',
  weekend: '週末',
  nextWeek: '下週一',
  otherTime: '其他日期與時間',
  set: '稍後處理',
  invalid: '請選擇從現在起一年內的時間。',
  bringBack: '立即移回',
  snoozed_other: '{{count}} 封郵件將於{{time}}回來',
  broughtBack_other: '已移回 {{count}} 封郵件',
} satisfies Translated<typeof en>
