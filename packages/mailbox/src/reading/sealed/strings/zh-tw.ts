import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  burnTitle: '這是一封閱後即焚郵件',
  burnHint: '開啟後才會顯示內文，且無法轉寄或儲存。',
  burnOwnHint: '這封郵件是您寄出的，您自己查看不會用掉收件者的閱讀次數。',
  open: '開啟郵件',
  readsLeft_other: '剩餘 {{count}} 次閱讀，{{date}} 前有效',
  until: '{{date}} 前有效',
  lastReading: '這是最後一次閱讀，郵件已銷毀，無法再次開啟。',
  burnedTitle: '這封郵件已銷毀',
  burnedHint: '閱讀次數已用完或已過期限，郵件內容已完全刪除。',
  openFailed: '郵件無法開啟。{{reason}}',

  passwordTitle: '這是一封加密郵件',
  passwordHint: '請向寄件者詢問密碼，密碼為 6 位數字或英文字母。',
  password: '密碼',
  showPassword: '顯示密碼',
  hidePassword: '隱藏密碼',
  decrypt: '開啟',
  passwordLongHint: '請向寄件者詢問密碼。',
  passwordLongRequired: '請輸入完整的密碼，至少 6 個字元',
  passwordRequired: '請輸入 6 位密碼',
  noPort: '這裡無法開啟這類郵件。',
  files_other: '{{count}} 個附件',
  saveFile: '儲存 {{name}}，{{size}}',
  saveAll: '將全部附件打包下載',
  saving: '正在下載 {{name}}',
  stopSaving: '取消下載 {{name}}',
  saveFailed: '{{name}} 下載失敗。{{reason}}',

  closeTitle: '要關閉這封郵件嗎？',
  closeLast: '這是最後一次閱讀，關閉後就無法再次開啟。',
  closeLeft_other: '{{date}} 前還可以開啟 {{count}} 次。',
  close: '關閉郵件',
  stay: '繼續查看',
} satisfies Translated<typeof en>
