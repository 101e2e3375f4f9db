import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  title: '应用中心',
  own: '可用的功能',
  links: '单位提供的链接',
  mailbox: '邮箱',
  mailboxText: '阅读、撰写、搜索和整理邮件',
  files: '文件中心',
  filesText: '个人网盘、企业网盘和邮件里的超大附件',
  contacts: '通讯录',
  contactsText: '我的联系人、组织通讯录和邮件列表',
  calendar: '日程',
  calendarText: '我的日程、会议邀请和他人共享的日历',
  home: '首页',
  homeText: '未读邮件、空间和登录情况一览',
  records: '自助服务',
  recordsText: '查看账号的登录时间、地点与结果',
  settings: '设置',
  settingsText: '语言、外观、签名、模板、标签与安全',
  help: '帮助',
  helpText: '各项功能的使用说明，提供三种语言',
} satisfies Translated<typeof en>
