import type { SmsStrings } from './en'

/** The words in traditional Chinese. */
export const zhTw: SmsStrings = {
  newMail: '{sender} 寄了一封郵件給您，請登入信箱查看。',
  code: '{code} 是您的{title}驗證碼，{minutes} 分鐘內有效，請勿告知他人。',
}
