import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  skin: '皮肤',
  moreSkins: '全部皮肤',
  ownSettings: '个人设置',
  scheme: '显示模式',
  schemeLight: '浅色',
  schemeDark: '深色',
  schemeAuto: '跟随系统',
  skin_jingdianlan: '经典蓝',
  skin_hetangyuese: '荷塘月色',
  skin_keaifen: '可爱粉',
} satisfies Translated<typeof en>
