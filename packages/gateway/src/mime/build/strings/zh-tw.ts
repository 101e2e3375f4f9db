import type { NoticeWords } from './en'

/** Words of the notices that the mail system writes itself, Traditional Chinese as written in Taiwan. */
export const zhTw: NoticeWords = {
  failureSubject: '郵件無法寄達',
  delaySubject: '郵件延遲寄送',
  failureText: '這裡是郵件系統。您的郵件無法寄達下列收件者：',
  delayText: '這裡是郵件系統。您的郵件尚未寄達下列收件者。系統會繼續嘗試，您不需要重新寄送。',
  subject: '主旨：',
  help: '請先確認收件者地址。地址下方是已知的原因，以及伺服器的原始回覆。',
  reasons: {
    noMailbox: '這個電子郵件地址不存在。',
    noDomain: '收件地址的網域不存在，或不接收郵件。',
    full: '收件者的信箱已滿。',
    tooLarge: '郵件大小超過收件者信箱的限制。',
    refused: '收件端的郵件系統依其規則拒收了這封郵件。',
    noAnswer: '無法連線到收件者的郵件伺服器。',
    loop: '郵件會在伺服器之間循環轉寄，因此已停止寄送。',
    reviewed: '郵件未通過審核，已被退回。審核人填寫的原因：',
  },
  receiptSubject: '已讀：',
  receiptText: '這是一封讀取回條：收件者已開啟您的郵件。',
  receiptLimits: '回條只表示郵件已顯示，不代表收件者已理解或同意其內容。',

  notLeftSubject: '有一封排程郵件未能寄出',
  notLeftText:
    '這是郵件系統的通知。您的一封排程郵件未能在設定的時間寄出，已退回草稿匣。請開啟該郵件，檢查收件者、寄件者和附件後重新寄送。',

  recalledSubject: '寄件者已收回這封郵件',
  recalledText: (sender) => `${sender} 已收回這封郵件，原本的內容不再保留。`,
}
