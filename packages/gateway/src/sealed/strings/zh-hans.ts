import type { SealWords } from './en'

/** Simplified Chinese. */
export const zhHans: SealWords = {
  burn: '这是一封阅后即焚邮件，请登录单位的网页邮箱查看。',
  password: '这是一封加密邮件，请登录单位的网页邮箱，输入发件人告知的密码后查看。',
  passwordPage:
    '这是一封加密邮件。请将附件中的网页保存到本机，用浏览器打开，输入发件人告知的密码后查看，无需联网。',
}
