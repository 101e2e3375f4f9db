import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  userPage: '个人资料',
  closingPage: '注销账号',
  skinPage: '皮肤',
  paramPage: '偏好设置',
  writingPage: '写信',
  newMailPage: '新邮件',
  sendingPage: '发送',
  mailLinks: '邮件链接',
  mailLinksHint: '浏览器可以在这里打开网页上的邮件地址，直接开始写信。',
  mailLinksHere: '在这里打开邮件链接',
  offlineReading: '离线阅读',
  offlineReadingHint:
    '读过的邮件会加密保存在此浏览器中，最多七天，没有网络时也能阅读；退出登录或锁定屏幕后即清除。密码邮件、阅后即焚邮件和已上锁的文件夹不会保存。',
  offlineReadingOn: '在这台电脑上保留读过的邮件',
  twoFactorPage: '两步登录',
  passkeys: '通行密钥',
  weChat: '微信登录',
  templatePage: '模板',
  signaturePage: '签名',
  tagPage: '标签',
  certificatePage: '证书',
  sendersPage: '发件人名单',
  delegatesPage: '共享邮箱',
  passwordPage: '密码',
  accountPassword: '账号密码',
  openSessions: '登录设备',
  folderLock: '文件夹锁',
  fileLock: '文件中心锁',
} satisfies Translated<typeof en>
