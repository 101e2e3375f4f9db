import type { QuoteStrings } from './en'

/** Traditional Chinese as written in Taiwan. */
export const zhTw: QuoteStrings = {
  wrote: '{sender} 於 {time} 寫道：',
  forwarded: '轉寄的郵件',
  from: '寄件者',
  date: '時間',
  subject: '主旨',
  to: '收件者',
  cc: '副本',
  colon: '：',
  separator: '；',
}
