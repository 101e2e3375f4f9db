import type { EventStrings } from './en'

/** Simplified Chinese. */
export const zhHans: EventStrings = {
  untitled: '（无标题日程）',
  subject: { accepted: '已接受：{title}', tentative: '暂定：{title}', declined: '已拒绝：{title}' },
  text: {
    accepted: '{who} 已接受“{title}”的邀请。',
    tentative: '{who} 暂定参加“{title}”。',
    declined: '{who} 已拒绝“{title}”的邀请。',
  },
  invite: {
    subject: '邀请：{title}',
    text: '{who} 邀请您参加“{title}”。',
    when: '时间：{when}',
    where: '地点：{where}',
    repeats: '此日程会重复。',
  },
  change: { subject: '日程更新：{title}', text: '{who} 更改了“{title}”。' },
  calledOff: { subject: '日程取消：{title}', text: '{who} 取消了“{title}”。' },
  reminder: { subject: '日程提醒：{title}（{when}）', text: '提醒您：“{title}”的时间快到了。' },
}
