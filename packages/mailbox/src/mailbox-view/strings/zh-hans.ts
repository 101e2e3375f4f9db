import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  mailbox: '邮箱',
  openTabs: '已打开的邮件',
  listTab: '邮件列表',
  closeTab: '关闭“{{title}}”',
  closeAll: '全部关闭',
  noSubject: '（无主题）',
  searchTab: '搜索结果',
  remindersTab: '待跟进',
  newMail: '写信',
  folderPaneWidth: '文件夹栏宽度',
  showFolders: '显示文件夹',
  folders: '文件夹',
  paneSize: '阅读窗格大小',
  paneEmpty: '选择一封邮件，在此阅读。',
  noRightToWrite: '您在此共享邮箱中没有写信权限。',
  partFailed: '这部分内容加载失败',
} satisfies Translated<typeof en>
