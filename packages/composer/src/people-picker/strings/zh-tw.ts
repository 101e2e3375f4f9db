import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  addressBook: '通訊錄',
  done: '完成',
  to: '收件者',
  cc: '副本',
  bcc: '密件副本',
} satisfies Translated<typeof en>
