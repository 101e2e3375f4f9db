import type { PageWords } from './en'

/** Traditional Chinese as written in Taiwan. */
export const zhTw: PageWords = {
  title: '加密郵件',
  hint: '郵件內容已加密。請輸入寄件者告知的密碼，郵件會在這台裝置上開啟，不需要連線。',
  password: '密碼',
  open: '開啟郵件',
  opening: '正在開啟…',
  wrong: '密碼錯誤，請重新輸入',
  damaged: '此頁面已損毀，請向寄件者索取新的郵件。',
  unable: '目前的程式無法開啟郵件，請儲存此頁面，再以新版瀏覽器開啟。',
  noSubject: '（無主旨）',
  from: '寄件者',
  sentBy: '代發人',
  to: '收件者',
  cc: '副本',
  date: '時間',
  body: '郵件內文',
  files: '附件',
  save: '儲存',
}
