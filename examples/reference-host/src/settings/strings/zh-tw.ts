import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  userPage: '個人資料',
  closingPage: '註銷帳號',
  skinPage: '佈景主題',
  paramPage: '偏好設定',
  writingPage: '寫信',
  newMailPage: '新郵件',
  sendingPage: '傳送',
  mailLinks: '郵件連結',
  mailLinksHint: '瀏覽器可以在這裡開啟網頁上的郵件地址，直接開始寫信。',
  mailLinksHere: '在這裡開啟郵件連結',
  offlineReading: '離線閱讀',
  offlineReadingHint:
    '讀過的郵件會加密保存在此瀏覽器中，最多七天，沒有網路時也能閱讀；登出或鎖定螢幕後即清除。密碼郵件、閱後即焚郵件和已上鎖的資料夾不會保存。',
  offlineReadingOn: '在這台電腦上保留讀過的郵件',
  twoFactorPage: '兩步驟登入',
  passkeys: '密碼金鑰',
  weChat: '微信登入',
  templatePage: '範本',
  signaturePage: '簽名檔',
  tagPage: '標籤',
  certificatePage: '憑證',
  sendersPage: '寄件者名單',
  delegatesPage: '共用信箱',
  passwordPage: '密碼',
  accountPassword: '帳號密碼',
  openSessions: '登入的裝置',
  folderLock: '資料夾鎖定',
  fileLock: '檔案中心鎖定',
} satisfies Translated<typeof en>
