import type { NoticeWords } from './en'

/** Words of the notices that the mail system writes itself, Traditional Chinese as written in Taiwan. */
export const zhTw: NoticeWords = {
  failureSubject: '郵件無法寄達',
  delaySubject: '郵件延遲寄送',
  failureText: '這裡是郵件系統。您的郵件無法寄達下列收件者：',
  delayText: '這裡是郵件系統。您的郵件尚未寄達下列收件者。系統會繼續嘗試，您不需要重新寄送。',
  subject: '主旨：',
  help: '請先確認收件者地址。若地址正確，地址下方那一行是對方伺服器的回覆。',
  receiptSubject: '已讀：',
  receiptText: '這是一封讀取回條：收件者已開啟您的郵件。',
  receiptLimits: '回條只表示郵件已顯示，不代表收件者已理解或同意其內容。',

  recalledSubject: '寄件者已收回這封郵件',
  recalledText: (sender) => `${sender} 已收回這封郵件，原本的內容不再保留。`,
}
