import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  newMail: '新邮件',
  newMailFrom: '{{name}} 发来新邮件',
  noSubject: '（无主题）',
  previousNew: '上一封新邮件',
  nextNew: '下一封新邮件',
  placeOfNew: '第 {{place}} 封，共 {{count}} 封',
  notifySwitch: '本页面不在前台时，用系统通知提醒新邮件',
  soundSwitch: '收到新邮件时播放提示音',
  alertsHint: '这两项只对当前浏览器有效。',
  notifyDenied: '浏览器不允许本页面显示通知。请在浏览器的网站设置中允许通知，然后重新打开此项。',
  notifyMissing: '您的浏览器无法显示通知。',
} satisfies Translated<typeof en>
