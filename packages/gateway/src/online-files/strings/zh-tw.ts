import type { LinkWords } from './en'

/** Traditional Chinese as written in Taiwan. */
export const zhTw: LinkWords = {
  blockOne: '線上附件',
  blockMany: '線上附件（{count} 個）',
  until: '有效期限至 {date}',
  download: '下載',
  colon: '：',
  title: '線上附件',
  hint: '這是隨郵件寄給您的檔案。',
  size: '大小',
  availableUntil: '有效期限至',
  expiredTitle: '連結已過期',
  expiredHint: '此檔案的下載期限為 {date}。若仍有需要，請聯絡寄件者重新寄送。',
  withdrawnTitle: '連結已撤銷',
  withdrawnHint: '寄件者已停止分享此檔案。若仍有需要，請聯絡寄件者。',
  unknownTitle: '連結無效',
  unknownHint: '請確認連結是否完整，或聯絡寄件者重新寄送。',
  busyTitle: '請稍候',
  busyHint: '您所在的網路存取過於頻繁，請於一分鐘後再試。',
}
