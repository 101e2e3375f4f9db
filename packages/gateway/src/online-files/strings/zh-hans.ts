import type { LinkWords } from './en'

/** Simplified Chinese. */
export const zhHans: LinkWords = {
  blockOne: '在线附件',
  blockMany: '在线附件（{count} 个）',
  until: '有效期至 {date}',
  download: '下载',
  colon: '：',
  title: '在线附件',
  hint: '这是随邮件发送给您的文件。',
  size: '大小',
  availableUntil: '有效期至',
  expiredTitle: '链接已过期',
  expiredHint: '该文件的下载有效期截至 {date}。如仍需要，请联系发件人重新发送。',
  withdrawnTitle: '链接已撤销',
  withdrawnHint: '发件人已停止分享该文件。如仍需要，请联系发件人。',
  unknownTitle: '链接无效',
  unknownHint: '请确认链接是否完整，或联系发件人重新发送。',
  busyTitle: '请稍候',
  busyHint: '您所在网络的访问过于频繁，请一分钟后再试。',
}
