import type { EventStrings } from './en'

/** Traditional Chinese as written in Taiwan. */
export const zhTw: EventStrings = {
  untitled: '（未命名活動）',
  subject: { accepted: '已接受：{title}', tentative: '暫定：{title}', declined: '已婉拒：{title}' },
  text: {
    accepted: '{who} 已接受「{title}」的邀請。',
    tentative: '{who} 暫定參加「{title}」。',
    declined: '{who} 已婉拒「{title}」的邀請。',
  },
  invite: {
    subject: '邀請：{title}',
    text: '{who} 邀請您參加「{title}」。',
    when: '時間：{when}',
    where: '地點：{where}',
    repeats: '此活動會重複。',
  },
  change: { subject: '活動更新：{title}', text: '{who} 變更了「{title}」。' },
  calledOff: { subject: '活動取消：{title}', text: '{who} 取消了「{title}」。' },
  reminder: { subject: '活動提醒：{title}（{when}）', text: '提醒您：「{title}」的時間快到了。' },
}
