import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  title: '在线附件',
  until: '有效期至 {{date}}',
  downloads_other: '已下载 {{count}} 次',
  open: '有效',
  expired: '已过期',
  withdrawn: '已撤销',
  withdraw: '撤销…',
  withdrawOf: '撤销 {{name}} 的链接…',
  ask: '要撤销 {{name}} 的链接吗？',
  askHint: '撤销后，所有收件人都无法再下载该文件，且不能恢复。',
  confirm: '撤销链接',
  done: '已撤销 {{name}} 的链接',
} satisfies Translated<typeof en>
