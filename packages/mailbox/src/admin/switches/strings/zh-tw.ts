import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  loading: '正在載入功能開關',
  hint: '關閉的功能伺服器同樣會拒絕執行，使用者開啟下一頁時生效。',
  forward: '轉寄郵件',
  download: '下載郵件和附件',
  search: '一次搜尋所有郵件',
  delete: '刪除郵件',
  deleteForeverButton: '顯示紅色「永久刪除」按鈕',
  burn: '閱後即焚郵件',
  mailPassword: '郵件密碼',
  files: '檔案中心：個人網路硬碟、企業網路硬碟與檔案中轉站',
  directory: '通訊錄中的組織通訊錄與郵件清單',
  offlineReading: '瀏覽器保留讀過的郵件，離線時可閱讀',
  twelveHourTime: '清單時間顯示上午和下午',
  registration: '登入頁開放註冊',
} satisfies Translated<typeof en>
