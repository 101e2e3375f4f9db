import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  sentTitle: '您的郵件已經寄出',
  sentText: '郵件系統已收下這封郵件，正在投遞給每位收件人，進度會即時顯示在這裡。',
  scheduledTitle: '您的郵件將於 {{time}} 寄出',
  scheduledText: '在此之前，它會保留在草稿匣中。',
  noSubject: '（無主旨）',
  recallAll: '回收…',
  goOnWriting: '繼續編輯',
  back: '返回郵件清單',
  writeAnother: '再寫一封',
} satisfies Translated<typeof en>
