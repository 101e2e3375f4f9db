import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  passwordPage: '密碼',
  accountPassword: '帳號密碼',
  openSessions: '登入的裝置',
  folderLock: '資料夾鎖定',
} satisfies Translated<typeof en>
