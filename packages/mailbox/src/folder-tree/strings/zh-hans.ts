import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  folders: '文件夹',
  compose: '写信',
  refreshFolders: '刷新文件夹',
  myFolders: '我的文件夹',
  unread_other: '{{count}} 封未读邮件',
  drafts_other: '{{count}} 封草稿',
  locked: '已锁定',
  foldersFailed: '文件夹加载失败',
} satisfies Translated<typeof en>
