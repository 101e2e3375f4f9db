import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  main: '主要功能',
  home: '首页',
  mailbox: '邮箱',
  settings: '设置',
  language: '语言',
  look: '外观',
  skin: '皮肤',
  moreSkins: '全部皮肤',
  ownSettings: '个人设置',
  scheme: '显示模式',
  schemeLight: '浅色',
  schemeDark: '深色',
  schemeAuto: '跟随系统',
  lockScreen: '锁定屏幕',
  signOut: '退出登录',
  offline: '网络已断开，恢复后将显示新邮件。',
  skin_jingdianlan: '经典蓝',
  skin_hetangyuese: '荷塘月色',
  skin_keaifen: '可爱粉',
} satisfies Translated<typeof en>
