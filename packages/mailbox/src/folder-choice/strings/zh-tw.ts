import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  title: '移至',
  find: '尋找資料夾',
  folders: '資料夾',
  count_other: '{{count}} 個資料夾',
  firstShown_other: '僅顯示前 {{count}} 個。',
  none: '沒有此名稱的資料夾。',
  looking: '正在尋找資料夾…',
  notAsked: '暫時無法查詢伺服器，僅列出已知的資料夾。',
  chosen: '{{label}}：{{folder}}',
} satisfies Translated<typeof en>
