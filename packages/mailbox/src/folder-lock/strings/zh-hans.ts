import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  openTitle: '解锁“我的文件夹”',
  openHint: '解锁后在退出登录前一直有效。',
  open: '解锁',
  removeTitle: '取消文件夹锁',
  removeHint: '取消后，打开您的文件夹将不再需要密码。',
  remove: '取消锁定',
  removeAsk: '取消文件夹锁…',
  setHint: '打开您自己的文件夹时，需要输入此密码。',
  set: '锁定文件夹',
  password: '锁定密码',
  newPassword: '新锁定密码',
  passwordAgain: '再次输入密码',
  passwordLength: '密码长度须为 {{min}} 至 {{max}} 个字符。',
  passwordsDiffer: '两次输入的密码不一致。',
  passwordRequired: '请输入锁定密码。',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  forgotten: '锁定密码遗忘后无法找回，可联系管理员取消锁定。',
  section: '文件夹锁',
  isOff: '“我的文件夹”未锁定。',
  isClosed: '“我的文件夹”已锁定。',
  isOpen: '“我的文件夹”已锁定，本次登录中已解锁。',
} satisfies Translated<typeof en>
