import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  main: '主要功能',
  home: '首页',
  mailbox: '邮箱',
  settings: '设置',
  language: '语言',
  look: '外观',
  lockScreen: '锁定屏幕',
  signOut: '退出登录',
  offline: '网络已断开，恢复后将显示新邮件。',
} satisfies Translated<typeof en>
