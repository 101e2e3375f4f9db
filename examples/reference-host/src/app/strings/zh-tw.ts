import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  main: '主要功能',
  home: '首頁',
  mailbox: '信箱',
  settings: '設定',
  language: '語言',
  look: '外觀',
  skin: '佈景主題',
  moreSkins: '所有佈景主題',
  ownSettings: '個人設定',
  scheme: '顯示模式',
  schemeLight: '淺色',
  schemeDark: '深色',
  schemeAuto: '依系統設定',
  lockScreen: '鎖定螢幕',
  signOut: '登出',
  offline: '網路已中斷，恢復後將顯示新郵件。',
  skin_jingdianlan: '經典藍',
  skin_hetangyuese: '荷塘月色',
  skin_keaifen: '可愛粉',
} satisfies Translated<typeof en>
