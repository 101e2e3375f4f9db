import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  sendAll_other: '寄出全部 {{count}} 封',
  sending: '正在寄出…',
  results: '寄送結果',
  sent: '已寄出',
  awaitsFiles: '附件上傳完成後自動寄出',
  queued: '已放入寄件匣，等待連線恢復',
  kept: '未寄出，可繼續編輯',
} satisfies Translated<typeof en>
