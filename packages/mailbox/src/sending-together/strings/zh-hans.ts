import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  sendAll_other: '发送全部 {{count}} 封',
  sending: '正在发送…',
  results: '发送结果',
  sent: '已发送',
  awaitsFiles: '附件上传完成后自动发出',
  queued: '已放入发件箱，等待连接恢复',
  kept: '未发送，可继续编辑',
} satisfies Translated<typeof en>
