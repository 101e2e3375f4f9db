import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  addressBook: '通訊錄',
  done: '完成',
  line: '加入到',
  to: '收件者',
  cc: '副本',
  bcc: '密件副本',
  book: '通訊錄或部門',
  organisation: '所有同事',
  personal: '我的聯絡人',
  search: '姓名或電子郵件地址',
  people: '聯絡人清單',
  empty: '這裡還沒有聯絡人。',
  nobody: '找不到符合的人，請改用姓名或地址的一部分再試。',
  previous: '上一頁',
  next: '下一頁',
  position: '第 {{from}}–{{to}} 位，共 {{total}} 位',
} satisfies Translated<typeof en>
