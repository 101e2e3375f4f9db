import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  title: '创建日程',
  close: '关闭',
  name: '标题',
  nameMissing: '请填写日程标题。',
  isAllDay: '全天',
  start: '开始',
  end: '结束',
  lastDay: '最后一天',
  timeWrong: '结束时间必须晚于开始时间。',
  place: '地点',
  people: '邀请',
  peopleMissing: '请至少填写一位受邀人。',
  peopleWrong: '其中有不正确的邮箱地址，请修改或移除。',
  note: '附言',
  hint: '每位受邀人都会收到包含该日程的邮件，可以接受或拒绝，答复会发到您的收件箱。',
  send: '发送邀请',
  sending: '正在发送…',
  failed: '邀请未发送。{{reason}}',
  sent: '邀请已发送：{{title}}',
} satisfies Translated<typeof en>
