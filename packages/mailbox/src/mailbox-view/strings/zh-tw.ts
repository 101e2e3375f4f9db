import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  mailbox: '信箱',
  openTabs: '已開啟的郵件',
  listTab: '郵件清單',
  closeTab: '關閉「{{title}}」',
  closeAll: '全部關閉',
  noSubject: '（無主旨）',
  searchTab: '搜尋結果',
  remindersTab: '待追蹤',
  newMail: '撰寫郵件',
  folderPaneWidth: '資料夾欄寬度',
  showFolders: '顯示資料夾',
  folders: '資料夾',
  paneSize: '閱讀窗格大小',
  paneEmpty: '選取一封郵件，即可在此閱讀。',
  noRightToWrite: '您在此共用信箱中沒有寫信權限。',
  partFailed: '無法載入這部分內容',
} satisfies Translated<typeof en>
