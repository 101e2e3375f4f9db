import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  signOutFailed: '退出登录失败',
  signOutAsk: '确定退出登录吗？',
  signOutText: '正在写的邮件请先存为草稿，否则可能丢失。',
  signOutOutbox_other:
    '发件箱中还有 {{count}} 封邮件等待连接恢复。退出后这些邮件不会发出，所写内容也会丢失。',
  sessionEnded: '登录已过期，请重新登录',
  signInAgain: '重新登录',
  newMailTitle_other: '{{count}} 封新邮件',
  apps: '应用中心',
  help: '帮助',
  review: '邮件审核',
  reviewWaiting_other: '邮件审核：{{count}} 封邮件待您审核',
  selfService: '自助服务',
  administration: '管理后台',
  sharedMailboxes: '共享邮箱',
  inMailboxOf: '您正在 {{name}} 的邮箱中',
  shareLimit: '，{{limit}}',
  mayOnlyRead: '只能阅读',
  mayNotWrite: '可以整理邮件，不能写信',
  isNamedAsSender: '发出的邮件会注明由您代发',
  shareEnded: '此邮箱的共享已取消或已更改',
  toOwnMailbox: '回到我的邮箱',
  backInOwnMailbox: '您已回到自己的邮箱。',
  understood: '知道了',
  otherMailboxOpened: '已在另一个窗口中打开其他邮箱',
  showOtherMailbox: '在此打开该邮箱',
  notFoundTitle: '404 页面不存在',
  toMailbox: '返回邮箱',
} satisfies Translated<typeof en>
