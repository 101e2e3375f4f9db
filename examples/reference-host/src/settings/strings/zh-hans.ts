import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  passwordPage: '密码',
  accountPassword: '账号密码',
  openSessions: '登录设备',
  folderLock: '文件夹锁',
} satisfies Translated<typeof en>
