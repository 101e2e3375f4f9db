import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  folders: '文件夹',
  compose: '写信',
  refreshFolders: '刷新文件夹',
  myFolders: '我的文件夹',
  newFolder: '新建文件夹',
  newFolderInside: '新建子文件夹',
  importMail: '导入邮件…',
  rename: '重命名',
  moveFolder: '移动到…',
  deleteFolder: '删除',
  deleteKey: 'Del',
  empty: '清空',
  deleteNamed: '删除“{{folder}}”',
  moreOf: '“{{folder}}”的更多操作',
  folderMenu: '文件夹操作',
  unread_other: '{{count}} 封未读邮件',
  drafts_other: '{{count}} 封草稿',
  locked: '已锁定',
  unlock: '解锁…',
  foldersFailed: '文件夹加载失败',
  moreFolders: '更多文件夹',
} satisfies Translated<typeof en>
