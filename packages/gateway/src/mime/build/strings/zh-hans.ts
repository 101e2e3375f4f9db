import type { BounceWords } from './en'

/** Words of a delivery status notice, Simplified Chinese. */
export const zhHans: BounceWords = {
  failureSubject: '邮件未能送达',
  delaySubject: '邮件投递延迟',
  failureText: '这里是邮件系统。您的邮件未能送达以下收件人：',
  delayText: '这里是邮件系统。您的邮件尚未送达以下收件人。系统会继续尝试，您无需重新发送。',
  subject: '主题：',
  help: '请先核对收件人地址。如果地址无误，地址下方的一行是对方服务器的答复。',
}
