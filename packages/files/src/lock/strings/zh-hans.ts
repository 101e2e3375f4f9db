import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  openTitle: '解锁“我的文件夹”',
  openHint: '解锁后在退出登录前一直有效。',
  openFilesTitle: '解锁文件中心',
  openFilesHint: '解锁后在退出登录前一直有效。',
  openCalendarTitle: '解锁日程',
  openCalendarHint: '解锁后在退出登录前一直有效。',
  open: '解锁',
  removeTitle: '取消文件夹锁',
  removeHint: '取消后，打开您的文件夹将不再需要密码。',
  removeFilesTitle: '取消文件中心锁',
  removeFilesHint: '取消后，打开文件中心将不再需要密码。',
  removeCalendarTitle: '取消日程锁',
  removeCalendarHint: '取消后，打开日程将不再需要密码。',
  remove: '取消锁定',
  removeAsk: '取消锁定…',
  password: '锁定密码',
  passwordRequired: '请输入锁定密码。',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  forgotten: '锁定密码遗忘后无法找回，可联系管理员取消锁定。',
} satisfies Translated<typeof en>
