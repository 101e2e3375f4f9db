import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  more: '更多',
  reply: '回覆',
  replyAll: '全部回覆',
  forward: '轉寄',
  forwardAsFile: '以附件轉寄',
  sendAgain: '再次傳送',
  note: '備註…',
  aboutSender: '寄件者資訊…',
  snooze: '稍後處理…',
  followUp: '追蹤提醒…',
  reject: '拒收…',
  notSpam: '不是垃圾郵件…',
  importMail: '匯入郵件…',
  deleteForever: '永久刪除…',
  rejectAsk: '要拒收這些寄件者的來信嗎？',
  rejectText:
    '對方會被加入黑名單。由本系統分類來信時，對方之後的來信會歸入垃圾郵件。可以在寄件者資訊卡中取消。',
  rejectDelete_other: '同時刪除選取的 {{count}} 封郵件',
  rejectDo: '拒收',
  notSpamAsk_other: '要將 {{count}} 封郵件移到收件匣嗎？',
  notSpamWelcome: '將寄件者加入白名單，之後的來信不會再歸入垃圾郵件',
  notSpamDo: '移到收件匣',
  deleteAsk_other: '要永久刪除 {{count}} 封郵件嗎？',
  emptyAsk: '確定要永久刪除「{{folder}}」中的所有郵件嗎？',
  noWayBack: '刪除後無法復原。',
  deleteDo: '永久刪除',
  onlyOneTitle: '只能選取一封郵件',
  onlyOneText: '回覆、轉寄或再次傳送時，請只選取一封郵件。',
} satisfies Translated<typeof en>
