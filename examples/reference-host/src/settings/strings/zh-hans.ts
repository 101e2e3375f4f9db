import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  skinPage: '皮肤',
  languagePage: '语言',
  sendingPage: '发送',
  twoFactorPage: '两步登录',
  templatePage: '模板',
  signaturePage: '签名',
  certificatePage: '证书',
  sendersPage: '发件人名单',
  passwordPage: '密码',
  accountPassword: '账号密码',
  openSessions: '登录设备',
  folderLock: '文件夹锁',
} satisfies Translated<typeof en>
