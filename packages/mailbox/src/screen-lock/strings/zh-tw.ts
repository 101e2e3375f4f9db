import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  locked: '螢幕已鎖定',
  lockedHint: '請輸入信箱密碼以繼續使用。',
  password: '信箱密碼',
  passwordRequired: '請輸入信箱密碼。',
  showPassword: '顯示密碼',
  hidePassword: '隱藏密碼',
  unlock: '解鎖',
  signOut: '登出',
  lockAsk: '要鎖定螢幕嗎？',
  lockText: '撰寫中的郵件會儲存到草稿匣，解鎖時須輸入信箱密碼。',
  lock: '鎖定螢幕',
  wasAway: '您已長時間未操作，系統已將您登出，請重新登入',
} satisfies Translated<typeof en>
