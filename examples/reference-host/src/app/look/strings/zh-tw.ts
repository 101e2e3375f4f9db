import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  skin: '佈景主題',
  moreSkins: '所有佈景主題',
  ownSettings: '個人設定',
  scheme: '顯示模式',
  schemeLight: '淺色',
  schemeDark: '深色',
  schemeAuto: '依系統設定',
  skin_jingdianlan: '經典藍',
  skin_hetangyuese: '荷塘月色',
  skin_keaifen: '可愛粉',
} satisfies Translated<typeof en>
