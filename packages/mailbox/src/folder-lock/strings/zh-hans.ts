import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  open: '解锁',
  removeAsk: '取消锁定…',
  setHint: '打开您自己的文件夹时，需要输入此密码。',
  set: '锁定文件夹',
  newPassword: '新锁定密码',
  passwordAgain: '再次输入密码',
  passwordLength: '密码长度须为 {{min}} 至 {{max}} 个字符。',
  passwordsDiffer: '两次输入的密码不一致。',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  forgotten: '锁定密码遗忘后无法找回，可联系管理员取消锁定。',
  section: '文件夹锁',
  isOff: '“我的文件夹”未锁定。',
  isClosed: '“我的文件夹”已锁定。',
  isOpen: '“我的文件夹”已锁定，本次登录中已解锁。',
  filesSection: '文件中心锁',
  filesOff: '文件中心未锁定。',
  filesClosed: '文件中心已锁定。',
  filesOpen: '文件中心已锁定，本次登录中已解锁。',
  filesSetHint: '打开您的在线文件时，需要输入此密码。',
  filesSet: '锁定文件中心',
} satisfies Translated<typeof en>
