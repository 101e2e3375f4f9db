import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  uploading: '正在上傳 {{name}}',
  uploadProgress: '{{done}} / {{total}}',
  uploadWaiting: '等候上傳',
  uploadPaused: '已暫停',
  uploadDone: '已上傳',
  uploadSpeed: '{{size}}/秒',
  secondsLeft: '剩餘 {{count}} 秒',
  minutesLeft: '剩餘 {{count}} 分鐘',
  hoursLeft: '剩餘 {{count}} 小時',
  cancelUpload: '取消上傳 {{name}}',
  retryUpload: '再試一次：{{name}}',
  pauseUpload: '暫停上傳 {{name}}',
  resumeUpload: '繼續上傳 {{name}}',
  uploadLost: '上傳已中斷，重新選擇此檔案即可繼續',
  chooseFile: '選擇檔案',
  chooseAgain: '選擇檔案：{{name}}',
  attachFailed: '附加失敗。{{why}}',
  uploadFailed: '上傳失敗。{{why}}',

  uploads: '上傳清單',
  comingCount_other: '正在上傳 {{count}} 個檔案',
  failedCount_other: '{{count}} 個檔案上傳失敗',
  doneCount_other: '已上傳 {{count}} 個檔案',
  hideUploads: '收合清單',
  showUploads: '展開清單',
  closeUploads: '關閉',
  fileTooLarge: '{{name}} 過大，單一檔案不得超過 {{size}}',
  fileEmpty: '{{name}} 是空白檔案，無法上傳',
  fileForbidden: '{{name}}：不允許上傳可執行檔',
} satisfies Translated<typeof en>
