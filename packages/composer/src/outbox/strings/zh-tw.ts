import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  queued: '目前處於離線狀態。郵件已放入寄件匣，連線恢復後會自動寄出。',
  title: '寄件匣',
  waiting_other: '{{count}} 封郵件等待連線恢復',
  refused_other: '寄件匣中有 {{count}} 封郵件未能寄出',
  show: '檢視寄件匣',
  hint: '連線恢復後會自動寄出。登出會清除這些郵件。',
  noSubject: '（無主旨）',
  to: '收件者：{{people}}',
  separator: '、',
  queuedAt: '您於 {{time}} 在離線時傳送',
  notSent: '未寄出：{{reason}}',
  unknown: '郵件系統未接受',
  edit: '編輯',
  editOne: '編輯 {{subject}}',
  remove: '刪除',
  removeOne: '刪除 {{subject}}',
  removeAsk: '刪除這封郵件？',
  removeText: '「{{subject}}」將不會寄出，所寫內容也會遺失。',
  busy: '寄件匣正在傳送，請稍後再試。',
  tryNow: '立即重試',
  sent: '已從寄件匣寄出：{{subject}}',
} satisfies Translated<typeof en>
