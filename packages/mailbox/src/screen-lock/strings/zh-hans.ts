import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  locked: '屏幕已锁定',
  lockedHint: '请输入邮箱密码以继续使用。',
  password: '邮箱密码',
  passwordRequired: '请输入邮箱密码。',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  unlock: '解锁',
  signOut: '退出登录',
  lockAsk: '确定要锁定屏幕吗？',
  lockText: '正在撰写的邮件会保存到草稿箱，解锁时需输入邮箱密码。',
  lock: '锁定屏幕',
  wasAway: '您长时间未操作，已退出登录，请重新登录',
} satisfies Translated<typeof en>
