import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  folders: '資料夾',
  compose: '撰寫郵件',
  refreshFolders: '重新整理資料夾',
  myFolders: '我的資料夾',
  unread_other: '{{count}} 封未讀郵件',
  drafts_other: '{{count}} 封草稿',
  locked: '已鎖定',
  foldersFailed: '無法載入資料夾',
} satisfies Translated<typeof en>
