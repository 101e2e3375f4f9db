import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  folders: '資料夾',
  compose: '撰寫郵件',
  refreshFolders: '重新整理資料夾',
  myFolders: '我的資料夾',
  newFolder: '新增資料夾',
  newFolderInside: '新增子資料夾',
  importMail: '匯入郵件…',
  rename: '重新命名',
  moveFolder: '移到…',
  deleteFolder: '刪除',
  deleteKey: 'Del',
  empty: '清空',
  deleteNamed: '刪除「{{folder}}」',
  moreOf: '「{{folder}}」的其他動作',
  folderMenu: '資料夾動作',
  unread_other: '{{count}} 封未讀郵件',
  drafts_other: '{{count}} 封草稿',
  locked: '已鎖定',
  unlock: '解鎖…',
  foldersFailed: '無法載入資料夾',
  moreFolders: '更多資料夾',
} satisfies Translated<typeof en>
