import type { ReplyStrings } from './en'

/** Traditional Chinese as written in Taiwan. */
export const zhTw: ReplyStrings = {
  untitled: '（未命名活動）',
  subject: { accepted: '已接受：{title}', tentative: '暫定：{title}', declined: '已婉拒：{title}' },
  text: {
    accepted: '{who} 已接受「{title}」的邀請。',
    tentative: '{who} 暫定參加「{title}」。',
    declined: '{who} 已婉拒「{title}」的邀請。',
  },
}
