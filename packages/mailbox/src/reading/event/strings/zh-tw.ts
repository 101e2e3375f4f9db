import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  title: '建立活動',
  close: '關閉',
  name: '標題',
  nameMissing: '請填寫活動標題。',
  isAllDay: '全天',
  start: '開始',
  end: '結束',
  lastDay: '最後一天',
  timeWrong: '結束時間必須晚於開始時間。',
  place: '地點',
  people: '邀請',
  peopleMissing: '請至少填寫一位受邀者。',
  peopleWrong: '其中有不正確的信箱地址，請修改或移除。',
  note: '附言',
  hint: '每位受邀者都會收到含有該活動的郵件，可以接受或婉拒，回覆會寄到您的收件匣。',
  send: '寄出邀請',
  sending: '正在寄出…',
  failed: '邀請未寄出。{{reason}}',
  sent: '邀請已寄出：{{title}}',
} satisfies Translated<typeof en>
