import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  title: '加入線上附件',
  places: '檔案位置',
  transit: '中轉站',
  personal: '個人網路硬碟',
  company: '企業網路硬碟',
  files: '檔案清單',
  top: '所有檔案',
  path: '所在資料夾',
  open: '開啟資料夾 {{name}}',
  until: '{{date}} 到期',
  emptyTransit: '中轉站裡沒有檔案。以連結寄出的檔案會保留在這裡，直到到期為止。',
  emptyFolder: '這裡還沒有檔案。',
  room: '已使用 {{used}}，共 {{total}}',
  upload: '上傳到這裡',
  uploading: '正在上傳 {{name}}：{{done}} / {{total}}',
  newFolder: '新增資料夾',
  folderName: '資料夾名稱',
  make: '新增',
  chosen_other: '已選取 {{count}} 個檔案',
  add: '加入郵件',
  previous: '上一頁',
  next: '下一頁',
  position: '第 {{from}}–{{to}} 項，共 {{total}} 項',
} satisfies Translated<typeof en>
