import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  title: '應用程式中心',
  own: '可用的功能',
  links: '單位提供的連結',
  mailbox: '信箱',
  mailboxText: '閱讀、撰寫、搜尋與整理郵件',
  files: '檔案中心',
  filesText: '個人網路硬碟、企業網路硬碟與郵件中的大型附件',
  contacts: '通訊錄',
  contactsText: '我的聯絡人、組織通訊錄與郵件清單',
  calendar: '行事曆',
  calendarText: '我的行程、會議邀請與他人分享的行事曆',
  home: '首頁',
  homeText: '未讀郵件、空間與登入情況一覽',
  records: '自助服務',
  recordsText: '檢視帳號的登入時間、地點與結果',
  settings: '設定',
  settingsText: '語言、外觀、簽名、範本、標籤與安全',
  help: '說明',
  helpText: '各項功能的使用說明，提供三種語言',
} satisfies Translated<typeof en>
