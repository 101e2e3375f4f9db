import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  main: '主要功能',
  home: '首頁',
  mailbox: '信箱',
  settings: '設定',
  language: '語言',
  look: '外觀',
  lockScreen: '鎖定螢幕',
  signOut: '登出',
  offline: '網路已中斷，恢復後將顯示新郵件。',
} satisfies Translated<typeof en>
