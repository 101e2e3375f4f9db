import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  signOutFailed: '登出失敗',
  signOutAsk: '確定要登出嗎？',
  signOutText: '撰寫中的郵件請先儲存為草稿，否則可能遺失。',
  signOutOutbox_other:
    '寄件匣中還有 {{count}} 封郵件等待連線恢復。登出後這些郵件不會寄出，所寫內容也會遺失。',
  sessionEnded: '登入已逾時，請重新登入',
  signInAgain: '重新登入',
  newMailTitle_other: '{{count}} 封新郵件',
  apps: '應用程式中心',
  help: '說明',
  review: '郵件審核',
  reviewWaiting_other: '郵件審核：{{count}} 封郵件等待您審核',
  selfService: '自助服務',
  administration: '管理後台',
  sharedMailboxes: '共用信箱',
  inMailboxOf: '您正在 {{name}} 的信箱中',
  shareLimit: '，{{limit}}',
  mayOnlyRead: '只能閱讀',
  mayNotWrite: '可以整理郵件，不能寫信',
  isNamedAsSender: '寄出的郵件會註明由您代發',
  shareEnded: '此信箱的共用已取消或已變更',
  toOwnMailbox: '回到我的信箱',
  backInOwnMailbox: '您已回到自己的信箱。',
  understood: '知道了',
  otherMailboxOpened: '已在另一個視窗中開啟其他信箱',
  showOtherMailbox: '在此開啟該信箱',
  notFoundTitle: '404 找不到頁面',
  toMailbox: '返回信箱',
} satisfies Translated<typeof en>
