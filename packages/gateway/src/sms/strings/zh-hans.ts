import type { SmsStrings } from './en'

/** The words in simplified Chinese. */
export const zhHans: SmsStrings = {
  newMail: '{sender} 给您发来一封邮件，请登录邮箱查看。',
  code: '{code} 是您的{title}动态码，{minutes} 分钟内有效，请勿告知他人。',
}
